import { type ChangeAction, type ChangeSubjectKind, changeSentence } from "@standings/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { search } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { type Change, recordChange } from "../record-change.ts";
import { exportChanges } from "./export-changes.ts";
import type { ChangeFilter } from "./find-changes.ts";
import { listChanges, listChangingAdmins } from "./list-changes.ts";

let services: TestServices;
let ines: TestUser;
let daniel: TestUser;
let kwame: TestUser;
let contactId: string;
beforeAll(async () => {
  services = await startServices();
  ines = await addUser(services, { role: "admin" });
  daniel = await addUser(services, { role: "admin", email: "daniel@standings.test" });
  kwame = await addUser(services, { credits: 5 });
  await rename(ines, "Ines Carvalho");
  await rename(kwame, "Kwame Asante-Boateng");
  const contact = {
    name: "Sofia Papadaki",
    email: "s@x.example",
    message: "Hi",
    inquiry_type: "press",
  } as const;
  const added = services.db.insertInto("contact_submissions").values({ ...contact, subject: null });
  contactId = (await added.returning("id").executeTakeFirstOrThrow()).id;
});
afterAll(() => services.close());

const rename = ({ userId }: TestUser, name: string) =>
  services.db.updateTable("users").set({ name }).where("id", "=", userId).execute();

const record = (admin: TestUser, change: Change) =>
  services.db.transaction().execute((tx) => recordChange(tx, admin.viewer, change));

async function sentences(filter: Partial<ChangeFilter> = {}): Promise<string[]> {
  const page = { page: 1, limit: 20, search: "", sortOrder: "desc", ...filter } as const;
  return (await listChanges(ines.request, page)).changes.map(changeSentence);
}

const about = (action: ChangeAction, subjectKind: ChangeSubjectKind, subjectId: string) => ({
  action,
  subjectKind,
  subjectId,
});

it("lists changes with names as they are now, and finds them by words, who, what and when", async () => {
  const { searchId } = await search(kwame, {});
  const credits = { before: { credits: 52 }, after: { credits: 102 }, reason: "Refund for a failed study" };
  await record(ines, { ...about("user_credits_set", "user", kwame.userId), ...credits });
  await record(ines, { ...about("search_featured", "search", searchId), after: { trending: true } });
  await record(daniel, {
    ...about("contact_status_set", "contact", contactId),
    after: { status: "resolved" },
  });
  await record(daniel, { ...about("post_added", "post", "1"), subjectName: "100% of CRMs" });
  const refund =
    "Ines Carvalho set the credits of Kwame Asante-Boateng from 52 to 102: “Refund for a failed study”";
  const message = "Maya marked a message of Sofia Papadaki resolved";
  const featured = "Ines Carvalho put “Best CRM for startups” on trending";
  const post = "Maya added the post 100% of CRMs";
  expect(await sentences()).toEqual([post, message, featured, refund]);
  expect(await sentences({ sortOrder: "asc" })).toEqual([refund, featured, message, post]);

  expect(await sentences({ search: "asante REFUND" })).toEqual([refund]);
  expect(await sentences({ search: "daniel@standings.test" })).toEqual([post, message]);
  expect(await sentences({ search: "papadaki" })).toEqual([message]);
  expect(await sentences({ search: "best crm" })).toEqual([featured]);
  expect(await sentences({ search: "100%" })).toEqual([post]);
  expect(await sentences({ search: "%" })).toEqual([post]);
  expect(await sentences({ admin: daniel.userId })).toEqual([post, message]);
  expect(await sentences({ action: "search_featured" })).toEqual([featured]);
  expect(await sentences({ subjectKind: "user" })).toEqual([refund]);
  expect(await sentences({ subjectKind: "user", subject: kwame.userId })).toEqual([refund]);
  expect(await sentences({ subjectKind: "user", subject: ines.userId })).toEqual([]);
  const today = new Date().toISOString().slice(0, 10);
  expect(await sentences({ from: today, to: today })).toHaveLength(4);
  expect(await sentences({ to: "2020-01-01" })).toEqual([]);
  expect((await listChangingAdmins(ines.request)).map(({ name }) => name)).toEqual(["Ines Carvalho", "Maya"]);

  const searches = services.db.updateTable("searches").where("id", "=", searchId);
  await searches.set({ is_private: true }).execute();
  await rename(kwame, "");
  await services.db
    .updateTable("users")
    .set({ deleted_at: new Date() })
    .where("id", "=", kwame.userId)
    .execute();
  expect((await sentences()).slice(2)).toEqual([
    "Ines Carvalho put a search that is private or deleted on trending",
    "Ines Carvalho set the credits of a deleted user from 52 to 102: “Refund for a failed study”",
  ]);
});

it("writes all of them to a file, however many batches that takes", async () => {
  await sql`insert into changes (admin_id, action, subject_kind, subject_id, subject_name, before, after, reason)
    select ${daniel.userId}, 'post_added', 'post', n::text, 'Post ' || n, '{}', '{}', '' from generate_series(1, 1100) n`.execute(
    services.db,
  );
  const { rows } = await exportChanges(ines.request, { search: "", sortOrder: "desc" });
  const names = [];
  for await (const row of rows) names.push(row[4]);
  // Two subjects have no name any more.
  expect([names.length, new Set(names).size, names[0], names.at(-1)]).toEqual([1104, 1103, "Post 1100", ""]);
});

describe("the log of changes", () => {
  it.each([
    ["an update", sql`update changes set reason = 'another'`],
    ["an update of values", sql`update changes set after = '{"credits": 1}' where subject_kind = 'user'`],
    [
      "an update of a post's name",
      sql`update changes set after = after - 'name' where subject_kind = 'post'`,
    ],
    ["a deletion", sql`delete from changes`],
    ["emptying it", sql`truncate changes`],
  ])("refuses %s", async (_what, statement) => {
    await expect(statement.execute(services.db)).rejects.toThrow("append-only");
  });

  it("lets the name and the e-mail address of a user go, and nothing else with them", async () => {
    const values = { name: "Old", email: "old@x.example", role: "user" };
    await record(ines, { ...about("user_changed", "user", kwame.userId), before: values, after: values });
    const own = sql`where action = 'user_changed' and subject_id = ${kwame.userId}`;
    const erased = sql`before = before - array['name', 'email'], after = after - array['name', 'email']`;
    await expect(sql`update changes set ${erased}, reason = 'x' ${own}`.execute(services.db)).rejects.toThrow(
      "append-only",
    );
    const { rows } = await sql`update changes set ${erased} ${own} returning before, after`.execute(
      services.db,
    );
    expect(rows).toEqual([{ before: { role: "user" }, after: { role: "user" } }]);
  });
});
