import { readFileSync } from "node:fs";
import { COUNTRIES, MARKET_LANGUAGES } from "@standings/domain";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addAskedSearch, addSearch, CLAUDE, GPT } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { updateAccount } from "../account/update-account.ts";
import * as verbs from "../index.ts";

/** Every read of searches that gives a figure: what it says must not change when another market answers. */
const READS = {
  aggregateSources: () => verbs.aggregateSources(maya.request, FIELD),
  exportCompanyQuestions: async () =>
    textOf(await verbs.exportCompanyQuestions(maya.request, { ...FIELD, sort: "newest" })),
  exportCompanySources: async () => textOf(await verbs.exportCompanySources(maya.request, FIELD)),
  findAskedQuestions: () => verbs.findAskedQuestions(maya.request, { text: "kiln" }),
  findRecent: () =>
    verbs.findRecent(maya.request, {
      kind: "company",
      prompt: ASKED,
      models: [GPT, CLAUDE],
      webSearch: true,
    }),
  findResult: () => verbs.findResult(maya.request, { prompt: ASKED, columns: [GPT, CLAUDE] }),
  getAgainst: () =>
    verbs.getAgainst(maya.request, { domain: "kiln.com", against: "oven.com", withPrivate: true }),
  getCompany: () => verbs.getCompany(maya.request, FIELD),
  getCompetition: () => verbs.getCompetition(maya.request, FIELD),
  getHomeStrips: () => verbs.getHomeStrips(services.guest),
  getRepeats: () => verbs.getRepeats(maya.request, first),
  getSharedCompany: () => verbs.getSharedCompany(services.guest, { domain: "kiln.com" }),
  listCompanyPrompts: () => verbs.listCompanyPrompts(maya.request, { domain: "kiln.com", limit: 100 }),
  listCompanyQuestions: () =>
    verbs.listCompanyQuestions(maya.request, { ...FIELD, sort: "newest", page: 1, limit: 100 }),
  listCompanyWeeks: () =>
    verbs.listCompanyWeeks(maya.request, {
      domain: "kiln.com",
      weeks: 8,
      withPrivate: true,
    }),
  // A list names what was asked in every market; each row's own figures stay.
  listHistory: async () => {
    const { searches } = await verbs.listHistory(maya.request, { page: 1, limit: 100, sort: "-createdAt" });
    return searches.filter(({ market }) => market === null);
  },
  listTrending: () => verbs.listTrending(services.guest, { limit: 100 }),
  listTrendingCompanies: () => verbs.listTrendingCompanies(services.guest, "Technology"),
};

/** What gives no figure of several searches, and why. */
const OTHERS: Readonly<Record<string, string>> = {
  findCountDrift: "compares two counts of the same searches",
  findLogo: "a picture",
  getOwnOrSharedSearch: "one search",
  getRawAnswer: "one answer",
  getSaidOfBoth: "the answers that its caller names",
  getSearch: "one search",
  getSearchPrivacy: "one search",
  getSharedSearch: "one search",
  listSearchRecords: "searches, each by itself",
  suggestCompanies: "names of companies",
};

const ASKED = "Best kiln";
const FIELD = { domain: "kiln.com", withPrivate: true };

let services: TestServices;
let maya: TestUser;
let first: string;
beforeAll(async () => {
  services = await startServices();
  maya = await addUser(services);
  await updateAccount(maya.request, { companyDomain: "kiln.com" });
  first = await addAskedSearch(services, maya, { prompt: ASKED, lists: LISTS, cited: ["guide.com"] });
  await addAskedSearch(services, maya, { prompt: "Best kiln for schools", lists: LISTS, daysAgo: 2 });
  await addSearch(services, maya, { prompt: ASKED, lists: LISTS, daysAgo: 3 });
  await addSearch(services, maya, { prompt: "Best kiln at home", lists: LISTS, isPrivate: true });
  await settle();
});
afterAll(() => services.close());

const LISTS = { [GPT]: ["kiln.com", "oven.com", "forge.com"], [CLAUDE]: ["oven.com", "kiln.com"] };

it("every read of searches is held to one market, or says why it need not be", () => {
  const source = readFileSync(new URL("../index.ts", import.meta.url), "utf8");
  const exported = source.matchAll(/export \{([^}]*)\} from "\.\/(?:company|searches|trending)\//gu);
  const reads = [...exported]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => /^(?:aggregate|export|find|get|list|suggest)[A-Z]/u.test(name));
  expect(reads.filter((name) => !(name in READS || name in OTHERS))).toEqual([]);
  expect([...Object.keys(READS), ...Object.keys(OTHERS)].filter((name) => !reads.includes(name))).toEqual([]);
});

it("answers of another market change no figure of this one, for every read", async () => {
  const before = await readAll();
  const other = fc.record({
    market: fc.record({
      country: fc.constantFrom(...COUNTRIES),
      language: fc.constantFrom(...MARKET_LANGUAGES),
    }),
    prompt: fc.constantFrom(ASKED, "Best kiln for schools", "Best kiln of all"),
    gpt: fc.shuffledSubarray(["kiln.com", "oven.com", "forge.com", "stove.com"], { minLength: 1 }),
    cited: fc.subarray(["guide.com", "other.com"]),
    isPrivate: fc.boolean(),
    trending: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(other, { minLength: 1, maxLength: 6 }), async (searches) => {
      for (const { gpt, ...seed } of searches)
        await addAskedSearch(services, maya, { ...seed, lists: { [GPT]: gpt, [CLAUDE]: ["stove.com"] } });
      await settle();
      expect(await readAll()).toEqual(before);
    }),
    { numRuns: 5 },
  );
  await verbs.recount(services.services.systemRequest());
  expect(await readAll()).toEqual(before);
});

async function readAll(): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const [name, call] of Object.entries(READS)) read[name] = await call();
  return JSON.parse(JSON.stringify(read));
}

/** Counts what is queued. */
async function settle(): Promise<void> {
  await verbs.countSearches(services.services.systemRequest());
}

async function textOf({ rows }: { readonly rows: AsyncIterable<unknown> }): Promise<unknown[]> {
  const read: unknown[] = [];
  for await (const row of rows) read.push(row);
  return read;
}
