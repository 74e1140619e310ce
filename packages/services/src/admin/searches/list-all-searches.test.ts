import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSearch, search } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import type { ListFile } from "../list-file.ts";
import { suggestUsers } from "../suggest-users.ts";
import { countAllSearches } from "./count-all-searches.ts";
import { exportAllSearches } from "./export-all-searches.ts";
import { getAnySearch } from "./get-any-search.ts";
import { listAllSearches, listAllSearchRecords } from "./list-all-searches.ts";
import { setTrending } from "./set-trending.ts";

let test: TestServices;
let admin: TestUser;
let maya: TestUser;
let ben: TestUser;
const ids: Record<string, string> = {};
beforeAll(async () => {
  test = await startServices();
  admin = await addUser(test, { role: "admin" });
  [maya, ben] = [await addUser(test, { credits: 9 }), await addUser(test)];
  const sector = "Technology";
  ids.crm = await addSearch(test, maya, { prompt: "Best CRM", sector, daysAgo: 1 });
  ids.banks = await addSearch(test, maya, { prompt: "Best banks", sector, trending: true, daysAgo: 2 });
  ids.compared = await addSearch(test, ben, {
    kind: "comparison",
    prompt: "Best shoes",
    prompt2: "Best CRM shoes",
    daysAgo: 3,
  });
  ids.secret = await addSearch(test, ben, { prompt: "Best secret CRM", isPrivate: true, sector, daysAgo: 4 });
  ids.other = await addSearch(test, ben, {
    prompt: "最好的教育 50%",
    sector,
    daysAgo: 5,
    lists: { "openai/gpt-4.1-mini": ["zorblat.com"] },
  });
});
afterAll(() => test.close());

async function rowsOf({ rows }: ListFile) {
  const all = [];
  for await (const row of rows) all.push(row);
  return all;
}

const PAGE = { page: 1, limit: 20, search: "", sortOrder: "desc" } as const;

describe("the list of all searches", () => {
  it.each([
    ["newest first", {}, ["crm", "banks", "compared", "secret", "other"]],
    ["oldest first", { sortOrder: "asc" }, ["other", "secret", "compared", "banks", "crm"]],
    ["the second page of two", { page: 2, limit: 2 }, ["compared", "secret"]],
    ["on Trending", { trending: true }, ["banks"]],
    ["not on Trending", { trending: false }, ["crm", "compared", "secret", "other"]],
    ["by words of either prompt, never of a private one", { search: " best  crm" }, ["crm", "compared"]],
    ["by words in another script", { search: "教育" }, ["other"]],
    ["by signs that are none of a pattern", { search: "50%" }, ["other"]],
    [
      "by a domain that answers list, never of a private one",
      { search: "ACME.com" },
      ["crm", "banks", "compared"],
    ],
    ["by a domain, oldest first, on Trending", { search: "acme.com", trending: true }, ["banks"]],
    ["by words that nobody asked", { search: "zebras" }, []],
  ] as const)("%s", async (_name, query, names) => {
    const { searches, pagination } = await listAllSearches(admin.request, { ...PAGE, ...query });
    expect(searches.map(({ id }) => id)).toEqual(names.map((name) => ids[name]));
    if (!("page" in query)) expect(pagination).toMatchObject({ total: names.length, isLowerBound: false });
  });

  it("is narrowed to a user", async () => {
    const { searches } = await listAllSearches(admin.request, { ...PAGE, user: ben.userId, search: "best" });
    expect(searches.map(({ id, user }) => [id, user?.id])).toEqual([[ids.compared, ben.userId]]);
  });

  it("keeps words and results of private searches from admins, in every form", async () => {
    const [{ searches }, records, details, file] = await Promise.all([
      listAllSearches(admin.request, PAGE),
      listAllSearchRecords(admin.request, PAGE),
      getAnySearch(admin.request, ids.secret ?? ""),
      exportAllSearches(admin.request, PAGE),
    ]);
    const rows = await rowsOf(file);
    const secret = searches.find(({ id }) => id === ids.secret);
    expect(secret).toMatchObject({ isPrivate: true, prompt: null, sector: null, user: { id: ben.userId } });
    expect(details).toMatchObject({ prompt: null, record: null, columns: secret?.columns });
    expect(rows).toHaveLength(5);
    expect(JSON.stringify(rows)).toContain("Best CRM shoes");
    const { searches: recorded } = records;
    expect(recorded.find(({ search: { id } }) => id === ids.crm)?.record?.results).not.toHaveLength(0);
    for (const shown of [secret, details, rows, recorded.find(({ search: { id } }) => id === ids.secret)])
      expect(JSON.stringify(shown)).not.toMatch(/secret/i);
  });

  it("is counted, and tells how many are on Trending", async () => {
    expect(await countAllSearches(admin.request)).toEqual({ total: 5, isEstimate: false, trending: 1 });
  });

  it("is a file, filtered and in the order of the list", async () => {
    const file = await exportAllSearches(admin.request, { search: "best crm", sortOrder: "asc" });
    const rows = await rowsOf(file);
    expect(rows.map(([id]) => id)).toEqual([ids.compared, ids.crm]);
    expect(rows[0]?.at(-1)).toBe("Sandbox data");
  });
});

describe("the details of a search", () => {
  it("tell what each answer took, what it cost and what came of it", async () => {
    const { searchId } = await search(maya, { prompt: "Best CRM for agencies" });
    const details = await getAnySearch(admin.request, searchId);
    expect(details).toMatchObject({
      prompt: "Best CRM for agencies",
      credits: { charged: 1, isRefunded: false },
    });
    expect(details.answers.map(({ modelName, outcome }) => [modelName, outcome])).toEqual([
      ["GPT 4.1", "ranked"],
      ["Claude 3.5", "ranked"],
    ]);
    const costs = details.answers.map(({ costUsd }) => costUsd ?? 0);
    expect(details.costUsd).toBeCloseTo(costs.reduce((sum, cost) => sum + cost));
    expect(Math.min(...details.answers.map(({ promptTokens }) => promptTokens ?? 0))).toBeGreaterThan(0);
    expect(details.record?.models).toHaveLength(2);
  });

  it.each(["nonsense", crypto.randomUUID()])("of %s are not found", async (id) => {
    await expect(getAnySearch(admin.request, id)).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
    for (const trending of [true, false])
      await expect(setTrending(admin.request, { id, trending })).rejects.toMatchObject({
        code: "SEARCH_NOT_FOUND",
      });
  });
});

it("is for admins alone", async () => {
  const refused = await Promise.allSettled([
    listAllSearches(maya.request, PAGE),
    listAllSearchRecords(maya.request, PAGE),
    getAnySearch(maya.request, ids.crm ?? ""),
    exportAllSearches(maya.request, PAGE),
    countAllSearches(maya.request),
    setTrending(maya.request, { id: ids.crm ?? "", trending: true }),
    suggestUsers(maya.request, "maya"),
  ]);
  for (const call of refused) expect(call).toMatchObject({ reason: { code: "FORBIDDEN" } });
});

it("suggests users by the beginning of a name or an address, and by id", async () => {
  const zoe = await addUser(test, { email: "zoe.quux@example.com" });
  await test.db.updateTable("users").set({ name: "Ägidius 100%" }).where("id", "=", zoe.userId).execute();
  for (const text of ["ZOE.q", "Ägidius 100%", zoe.userId])
    expect(await suggestUsers(admin.request, text)).toMatchObject([{ id: zoe.userId }]);
  expect(await suggestUsers(admin.request, "quux")).toEqual([]);
});
