import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { deleteUser } from "./delete-user.ts";
import { exportUsers } from "./export-users.ts";
import { countUsers, listUsers } from "./list-users.ts";
import { selectUsers, sortKey } from "./user-filter.ts";

let services: TestServices;
let admin: TestUser;
beforeAll(async () => {
  services = await startServices();
  admin = await addUser(services, { role: "admin", email: "ada@standings.example", daysOld: 1 });
  const ids = ["maya@northwind.example", "ben_1@acme.example", "gone@acme.example"].map(
    async (email, index) => addUser(services, { email, credits: index, daysOld: 2 + index }),
  );
  const [maya, , gone] = await Promise.all(ids);
  const rename = services.db.updateTable("users").set({ name: "Máya 100% O'Kay", auth_provider: "google" });
  await rename.where("id", "=", maya?.userId ?? "").execute();
  await deleteUser(admin.request, gone?.userId ?? "");
});
afterAll(() => services.close());

const PAGE = { page: 1, limit: 20, search: "", sortBy: "createdAt", sortOrder: "desc" } as const;

describe("the list of users", () => {
  it.each([
    ["newest first, without deleted ones", {}, ["ada", "maya", "ben_1"]],
    ["oldest first", { sortOrder: "asc" }, ["ben_1", "maya", "ada"]],
    // Ada and Ben are both called Maya; the third is Máya.
    ["by name", { sortBy: "name", sortOrder: "desc", limit: 1 }, ["maya"]],
    ["by address", { sortBy: "email", sortOrder: "asc" }, ["ada", "ben_1", "maya"]],
    ["admins", { role: "admin" }, ["ada"]],
    ["users", { role: "user" }, ["maya", "ben_1"]],
    ["of a provider", { authProvider: "google" }, ["maya"]],
    ["by a part of an address, whatever its case", { search: "NorthWind" }, ["maya"]],
    ["by a part of a name", { search: "áya 100%" }, ["maya"]],
    ["by two letters", { search: "o'" }, ["maya"]],
    ["by a sign that is none of a pattern", { search: "_" }, ["ben_1"]],
    ["by words of nobody", { search: "zebra" }, []],
    ["the second page", { page: 2, limit: 2 }, ["ben_1"]],
  ] as const)("%s", async (_name, query, names) => {
    const { users, pagination } = await listUsers(admin.request, { ...PAGE, ...query });
    expect(users.map(nameOf)).toEqual(names);
    if (!("limit" in query)) expect(pagination).toMatchObject({ total: names.length, isLowerBound: false });
  });

  it("is counted, and saved as it is filtered", async () => {
    expect(await countUsers(admin.request)).toEqual({ total: 3, admins: 1 });
    const { header, rows } = await exportUsers(admin.request, { ...PAGE, search: "example" });
    const all = [];
    for await (const row of rows) all.push(row);
    expect(all.map((row) => row[2])).toEqual([
      "ada@standings.example",
      "maya@northwind.example",
      "ben_1@acme.example",
    ]);
    expect(all[0]).toHaveLength(header.length);
  });
});

const nameOf = ({ email }: { readonly email: string }) => email.split("@")[0];

describe("at tens of thousands of users", () => {
  const MANY = 30_000;
  beforeAll(async () => {
    await sql`
      insert into users (email, name, role, auth_provider, created_at)
      select 'person' || n || '@mail' || n % 500 || '.example', 'Person ' || md5(n::text),
        case when n % 7000 = 0 then 'admin' else 'user' end, case when n % 3 = 0 then 'google' else 'email' end,
        now() - make_interval(mins => n)
      from generate_series(1, ${MANY}) n`.execute(services.db);
    await sql`vacuum analyze users`.execute(services.db);
  }, 60_000);

  it.each([
    ["any page by date", {}],
    ["by name", { sortBy: "name" }],
    ["by address, upwards", { sortBy: "email", sortOrder: "asc" }],
    ["admins", { role: "admin" }],
    ["of a provider", { authProvider: "google" }],
    ["rare words", { search: "person29999@" }],
    ["words of many", { search: "person" }],
  ] as const)("%s: the page reads a part of an index", async (_name, query) => {
    const filter = { ...PAGE, ...query };
    const page = selectUsers(services.db, filter)
      .select("id")
      .orderBy(sortKey(filter), filter.sortOrder)
      .orderBy("id", filter.sortOrder)
      .limit(20)
      .compile();
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain (analyze, buffers, timing off)
      ${sql.raw(inline(page.sql, page.parameters))}`.execute(services.db);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).not.toContain("Seq Scan on users");
  });
});

/** A statement with its parameters in place, as EXPLAIN takes it. */
function inline(statement: string, parameters: readonly unknown[]): string {
  return statement.replace(/\$(\d+)/g, (_all, index) => {
    const value = parameters[Number(index) - 1];
    if (Array.isArray(value)) return `array[${value.map((one) => `'${one}'`).join(",")}]`;
    return typeof value === "number" ? String(value) : `'${value}'`;
  });
}
