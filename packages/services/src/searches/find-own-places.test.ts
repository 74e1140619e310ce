import type { OwnPlace } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addSearch, CLAUDE, GPT, type SearchSeed } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { updateAccount } from "../account/update-account.ts";
import { listHistory } from "./list-history.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
  maya = await addUser(services);
  await updateAccount(maya.request, { companyDomain: "core.com" });
});
afterAll(() => services.close());

const THIRD = { [GPT]: ["acme.com", "bolt.com", "core.com"], [CLAUDE]: ["acme.com", "bolt.com"] };
const FIRST = { [GPT]: ["core.com", "bolt.com"], [CLAUDE]: ["core.com", "acme.com"] };
const ABSENT = { [GPT]: ["acme.com"], [CLAUDE]: ["bolt.com"] };

/** The own places of searches with one prompt, the newest first. */
async function placesOf(
  user: TestUser,
  prompt: string,
  ...seeds: SearchSeed[]
): Promise<(OwnPlace | null)[]> {
  for (const [index, seed] of seeds.entries()) {
    await addSearch(services, user, { prompt, daysAgo: index + 1, ...seed });
  }
  const { searches } = await listHistory(user.request, {
    page: 1,
    limit: 10,
    sort: "-createdAt",
    text: prompt,
  });
  return searches.map(({ own }) => own);
}

it("tells the place in the aggregate, and the range over all runs of the same question", async () => {
  const places = await placesOf(maya, "Best CRM", { lists: FIRST }, { lists: ABSENT }, { lists: THIRD });
  const repeats = { asked: 3, unlisted: 1, best: 1, worst: 3 };
  expect(places).toEqual([1, null, 3].map((rank) => ({ ranks: [rank], repeats })));
});

it("knows runs of the last and the next month alone", async () => {
  const old = { lists: THIRD, daysAgo: 70 };
  expect(await placesOf(maya, "Best old CRM", { lists: FIRST }, old)).toEqual([
    { ranks: [1], repeats: null },
    { ranks: [3], repeats: null },
  ]);
});

it("takes the case of a question for the same", async () => {
  await addSearch(services, maya, { prompt: "BEST BÜROS", daysAgo: 3, lists: THIRD });
  const [own] = await placesOf(maya, "Best büros", { lists: FIRST });
  expect(own?.repeats).toEqual({ asked: 2, unlisted: 0, best: 1, worst: 3 });
});

it.each<[string, SearchSeed]>([
  ["other models", { lists: { [GPT]: ["core.com"] } }],
  ["no web search", { webSearch: false, lists: THIRD }],
  ["another kind", { kind: "comparison", prompt2: "Best X", lists: THIRD }],
])("compares with no run of %s", async (name, earlier) => {
  const [own] = await placesOf(maya, `Best of ${name}`, { lists: FIRST }, earlier);
  expect(own).toEqual({ ranks: [1], repeats: null });
});

it("compares with runs alone that the same searched for", async () => {
  const places = await placesOf(
    maya,
    "Best native CRM",
    { lists: FIRST, engine: "native" },
    { lists: ABSENT, engine: "exa" },
    { lists: THIRD, engine: "native" },
    { lists: FIRST, engine: "gateway" },
  );
  const repeats = { asked: 2, unlisted: 0, best: 1, worst: 3 };
  expect(places).toEqual([
    { ranks: [1], repeats },
    { ranks: [null], repeats: null },
    { ranks: [3], repeats },
    { ranks: [1], repeats: null },
  ]);
});

it("compares with nobody else's run", async () => {
  await placesOf(await addUser(services), "Best shared", { daysAgo: 2, lists: THIRD });
  expect(await placesOf(maya, "Best shared", { lists: FIRST })).toEqual([{ ranks: [1], repeats: null }]);
});

it("tells both places of a comparison, and none of experts or without a company", async () => {
  const lists = { [`${GPT}_prompt1`]: ["acme.com", "core.com"], [`${GPT}_prompt2`]: ["bolt.com"] };
  const seed: SearchSeed = { kind: "comparison", prompt2: "Best B", lists };
  expect(await placesOf(maya, "Best A", seed)).toEqual([{ ranks: [2, null], repeats: null }]);
  expect(await placesOf(maya, "Best people", { kind: "expert", lists: FIRST })).toEqual([null]);
  expect(await placesOf(await addUser(services), "Best", { lists: FIRST })).toEqual([null]);
});
