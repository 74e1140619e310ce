import { afterAll, beforeAll, expect, it } from "vitest";
import { addSearch } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { liftModeration } from "../../moderation/lift-moderation.ts";
import { moderate } from "../../moderation/moderate.ts";
import { setTrending } from "./set-trending.ts";

let test: TestServices;
let admin: TestUser;
let maya: TestUser;
beforeAll(async () => {
  test = await startServices();
  [admin, maya] = [await addUser(test, { role: "admin" }), await addUser(test)];
});
afterAll(() => test.close());

const changesOf = (id: string) =>
  test.db
    .selectFrom("changes")
    .select(["action", "admin_id", "subject_kind", "subject_name", "before", "after", "reason"])
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();

it("puts a search on Trending and takes it off, once each, and both are in the log of changes", async () => {
  const id = await addSearch(test, maya, { sector: "Technology" });
  for (const trending of [true, true, false, false])
    expect(await setTrending(admin.request, { id, trending })).toEqual({ id, trending });
  const common = { admin_id: admin.userId, subject_kind: "search", subject_name: "" };
  expect(await changesOf(id)).toEqual([
    {
      ...common,
      action: "search_featured",
      reason: "Put on Trending by an admin",
      before: { trending: false },
      after: { trending: true },
    },
    {
      ...common,
      action: "search_feature_ended",
      reason: "",
      before: { trending: true },
      after: { trending: false },
    },
  ]);
});

it.each([
  ["a private search", { isPrivate: true }, {}, "Private searches can’t be on Trending"],
  ["a censored search", {}, { was_censored: true }, "Censored searches can’t be on Trending"],
  ["one taken down", {}, { is_taken_down: true }, "An admin took this search off public pages"],
  ["one without a sector", {}, { sector: null }, "A search without a sector trends nowhere"],
] as const)("refuses %s, and keeps no trace of it", async (_name, seed, row, message) => {
  const id = await addSearch(test, maya, { sector: "Technology", ...seed });
  await test.db
    .updateTable("searches")
    .set({ created_at: new Date(), ...row })
    .where("id", "=", id)
    .execute();
  await expect(setTrending(admin.request, { id, trending: true })).rejects.toMatchObject({
    code: "SEARCH_NOT_TRENDABLE",
    status: 409,
    message,
  });
  expect(await changesOf(id)).toEqual([]);
});

it("logs what is taken off public pages and brought back, once each", async () => {
  const order = { measure: "take_down", subject: { kind: "company", domain: "quuxly.com" } } as const;
  for (const _twice of [1, 2]) await moderate(admin.request, { ...order, reason: "Spam" });
  for (const _twice of [1, 2]) await liftModeration(admin.request, order);
  expect(await changesOf("quuxly.com")).toMatchObject([
    { action: "taken_down", subject_kind: "company", subject_name: "quuxly.com", reason: "Spam" },
    { action: "brought_back", before: { onPublicPages: false }, after: { onPublicPages: true } },
  ]);
});
