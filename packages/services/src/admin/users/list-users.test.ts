import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { deleteUser } from "./delete-user.ts";
import { exportUsers } from "./export-users.ts";
import { countUsers, listUsers } from "./list-users.ts";

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
