import type { ContactStatus, InquiryType } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { countContacts } from "./count-contacts.ts";
import { exportContacts } from "./export-contacts.ts";
import { getContact, listContacts } from "./list-contacts.ts";
import { setContactStatus } from "./set-contact-status.ts";

let test: TestServices;
let admin: TestUser;
let maya: TestUser;
const ids: Record<string, string> = {};
beforeAll(async () => {
  test = await startServices();
  [admin, maya] = [await addUser(test, { role: "admin" }), await addUser(test)];
  const messages = [
    ["sofia", "Sofía Papadaki", "sofia@aegean.example", "Invoice", "With our VAT number", "billing", "new"],
    ["hv", "Dr. Henrik", "hv@nordlys.example", null, "The ranking for knee surgery", "technical", "new"],
    [
      "peter",
      "Peter Novák",
      "peter@vltava.example",
      "=cmd()",
      "Czech answers, one invoice",
      "feature",
      "read",
    ],
  ] as const satisfies readonly (readonly [...unknown[], InquiryType, ContactStatus])[];
  for (const [index, [key, name, email, subject, message, inquiry_type, status]] of messages.entries()) {
    const created_at = new Date(Date.UTC(2026, 10, 12, 10 - index));
    const row = { name, email, subject, message, inquiry_type, status, created_at };
    const { id } = await test.db
      .insertInto("contact_submissions")
      .values(row)
      .returning("id")
      .executeTakeFirstOrThrow();
    ids[key] = id;
  }
});
afterAll(() => test.close());

const PAGE = { page: 1, limit: 20, search: "", sortOrder: "desc" } as const;

it.each([
  ["newest first", {}, ["sofia", "hv", "peter"]],
  ["oldest first, two on a page", { sortOrder: "asc", limit: 2 }, ["peter", "hv"]],
  ["of one status", { status: "new" }, ["sofia", "hv"]],
  ["of one type", { inquiryType: "feature" }, ["peter"]],
  ["of a status and a type", { status: "new", inquiryType: "feature" }, []],
  ["by a word of the subject or the message", { search: "INVOICE" }, ["sofia", "peter"]],
  ["by beginnings of words of different fields", { search: "sof num" }, ["sofia"]],
  ["by a part of the address", { search: "hv@nordlys" }, ["hv"]],
  ["by a name with letters beyond ASCII", { search: "Sofía" }, ["sofia"]],
  ["by signs that are an operator of the index", { search: "invoice & !read:* |" }, []],
  ["by signs alone", { search: "&!" }, []],
] as const)("lists messages %s", async (_name, query, keys) => {
  const { submissions } = await listContacts(admin.request, { ...PAGE, ...query });
  expect(submissions.map(({ id }) => id)).toEqual(keys.map((key) => ids[key]));
});

it("reads one without changing it, and counts them by status", async () => {
  const { hv = "" } = ids;
  expect(await getContact(admin.request, hv)).toMatchObject({ subject: null, status: "new" });
  expect(await countContacts(admin.request)).toEqual({
    byStatus: { new: 2, read: 1, responded: 0, resolved: 0 },
    oldestNewAt: "2026-11-12T09:00:00.000Z",
  });
});

it("is a file as filtered", async () => {
  const { rows } = await exportContacts(admin.request, { search: "invoice", sortOrder: "asc" });
  const names = [];
  for await (const [, , name, , type] of rows) names.push([name, type]);
  expect(names).toEqual([
    ["Peter Novák", "Feature Request"],
    ["Sofía Papadaki", "Billing & Sales"],
  ]);
});

it("sets a status, and logs each change once", async () => {
  const { peter: id = "" } = ids;
  for (const status of ["responded", "responded", "resolved"] as const)
    expect(await setContactStatus(admin.request, { id, status })).toEqual({ id, status });
  const changes = test.db.selectFrom("changes").selectAll().where("subject_id", "=", id).orderBy("id");
  const common = { action: "contact_status_set", admin_id: admin.userId, subject_name: "" };
  expect(await changes.execute()).toMatchObject([
    { ...common, before: { status: "read" }, after: { status: "responded" } },
    { ...common, before: { status: "responded" }, after: { status: "resolved" } },
  ]);
});

it("is for admins alone, and finds no message that is not there", async () => {
  const id = crypto.randomUUID();
  const refused = await Promise.allSettled([
    listContacts(maya.request, PAGE),
    getContact(maya.request, id),
    countContacts(maya.request),
    exportContacts(maya.request, PAGE),
    setContactStatus(maya.request, { id, status: "read" }),
  ]);
  for (const call of refused) expect(call).toMatchObject({ reason: { code: "FORBIDDEN" } });
  const unknown = await Promise.allSettled(
    [id, "nonsense"].flatMap((wrong) => [
      getContact(admin.request, wrong),
      setContactStatus(admin.request, { id: wrong, status: "read" }),
    ]),
  );
  for (const call of unknown) expect(call).toMatchObject({ reason: { code: "CONTACT_NOT_FOUND" } });
});
