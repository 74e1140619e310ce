import { MAX_WORDING_ROWS, WORDING_LEVELS } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addBrand, HUBSPOT } from "../../test/brands.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addTopic } from "../../test/topics.ts";
import { addUser } from "../../test/users.ts";
import { exportAccount } from "../account/export-account.ts";
import { changeTopic, createTopic, deleteTopic } from "./change-topic.ts";
import { addWordings, changeWordings } from "./change-wordings.ts";
import { planTopic } from "./plan-topic.ts";
import { previewQueries } from "./preview-queries.ts";
import { getTopic, listTopics } from "./read-topics.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it("a topic is made, renamed, listed, exported and deleted", async () => {
  const maya = await addUser(services);
  const topicId = await addTopic(maya, { market: { country: "DE", language: "de" } });
  await changeTopic(maya.request, { topicId, name: "  CRM\nfor studios " });
  const [listed] = await listTopics(maya.request);
  expect(listed).toMatchObject({ id: topicId, name: "CRM for studios", wordings: 9, sentence: null });
  const topic = await getTopic(maya.request, { topicId });
  expect(topic).toMatchObject({
    market: { country: "DE", language: "de" },
    focus: { name: "hubspot.com", domain: "hubspot.com" },
    versions: [],
    studies: [],
  });
  expect((await exportAccount(maya.request)).topics).toEqual([topic]);
  await deleteTopic(maya.request, { topicId });
  expect(await listTopics(maya.request)).toEqual([]);
});

it("wordings that are doubles, name a watched company or are no prompts are refused with their reasons", async () => {
  const maya = await addUser(services);
  const brandId = await addBrand(maya, HUBSPOT);
  const { topicId } = await createTopic(maya.request, { name: "CRM", brandId });
  const text = (one: string) => ({ text: one });
  const typed = [
    ...["best CRM", "Best  crm", "Is HubSpot good", "Best alternative to Salesforce"].map(text),
    ...['Best "CRM"', "x".repeat(400), "CRM\u0000", " "].map(text),
  ];
  expect(await addWordings(maya.request, { topicId, wordings: typed, level: "general" })).toEqual({
    added: 1,
    refused: [
      { text: "Best  crm", reason: "double" },
      { text: "Is HubSpot good", reason: "names_company" },
      { text: "Best alternative to Salesforce", reason: "names_company" },
      { text: 'Best "CRM"', reason: "quotes" },
      { text: "x".repeat(400), reason: "too_long" },
      { text: "CRM\u0000", reason: "invalid" },
    ],
  });
  const csv =
    'Query;Clicks;Level\r\nbest crm;3\r\n"Best CRM; for agencies";"1,200";niche\r\nCRM prices;none\r\n';
  expect(await addWordings(maya.request, { topicId, csv })).toEqual({
    added: 2,
    refused: [{ text: "best crm", reason: "double" }],
  });
  const { wordings } = await getTopic(maya.request, { topicId });
  expect(wordings).toMatchObject([
    { prompt: "Best CRM; for agencies", level: "niche", weight: 1200, origin: "query", state: "proposed" },
    { prompt: "CRM prices", level: "mid", weight: null },
    { prompt: "Best CRM", level: "general", origin: "typed", state: "in" },
  ]);
  const wordingIds = wordings.map(({ id }) => id);
  expect(await changeWordings(maya.request, { topicId, wordingIds, state: "in" })).toEqual({ changed: 3 });
  const many = Array.from({ length: MAX_WORDING_ROWS + 1 }, (_, nth) => ({ text: `Best CRM ${nth}` }));
  await expect(addWordings(maya.request, { topicId, wordings: many })).rejects.toMatchObject({
    code: "TOPIC_INVALID",
  });
});

it("a plan tells wordings, price and range, and what more rounds of fewer wordings would give", async () => {
  const maya = await addUser(services);
  const wordings = Array.from(
    { length: 24 },
    (_, nth) => [`Best CRM ${nth}`, WORDING_LEVELS[nth % 3] ?? "mid"] as const,
  );
  const topicId = await addTopic(maya, { wordings });
  const plan = await planTopic(maya.request, { topicId, budget: 24 });
  expect(plan).toMatchObject({
    frame: 24,
    best: { wordings: 19, rounds: 1, repeated: 5, cost: 24 },
    other: { wordings: 8, rounds: 3, cost: 24 },
  });
  expect(plan.best.halfWidth).toBeCloseTo(0.1345, 4);
  expect(plan.other?.halfWidth).toBeGreaterThan(plan.best.halfWidth);
  for (const budget of [0, 1, 1.5, 1000])
    await expect(planTopic(maya.request, { topicId, budget })).rejects.toMatchObject({
      code: "TOPIC_TOO_LONG",
    });
});

it("a brand has its topics, those of one market apart from those of another", async () => {
  const [maya, noah] = [await addUser(services), await addUser(services)];
  const brandId = await addBrand(maya, HUBSPOT);
  const germany = { country: "DE", language: "de" };
  const german = await addTopic(maya, { brandId, focus: null, market: germany, name: "CRM auf Deutsch" });
  const anywhere = await addTopic(maya, { brandId, focus: null });
  await addTopic(maya, { name: "Of no brand" });
  const idsOf = async (filters: Parameters<typeof listTopics>[1]) =>
    (await listTopics(maya.request, filters)).map(({ id }) => id);
  expect(await idsOf({ brandId })).toEqual([anywhere, german]);
  expect(await idsOf({ brandId, market: "DE/de" })).toEqual([german]);
  expect(await idsOf({ brandId, market: "none" })).toEqual([anywhere]);
  expect(await getTopic(maya.request, { topicId: german })).toMatchObject({ brandName: "HubSpot" });
  await expect(listTopics(maya.request, { market: "Germany" })).rejects.toMatchObject({
    code: "INVALID_MARKET",
  });
  for (const id of [brandId, "\0"])
    await expect(listTopics(noah.request, { brandId: id })).rejects.toMatchObject({
      code: "BRAND_NOT_FOUND",
    });
});

it("others' topics do not exist", async () => {
  const [maya, noah] = [await addUser(services), await addUser(services)];
  const topicId = await addTopic(maya);
  const calls = [
    (id: string) => getTopic(noah.request, { topicId: id }),
    (id: string) => changeTopic(noah.request, { topicId: id, name: "Mine" }),
    (id: string) => deleteTopic(noah.request, { topicId: id }),
    (id: string) => addWordings(noah.request, { topicId: id, csv: "x" }),
    (id: string) => changeWordings(noah.request, { topicId: id, wordingIds: [], state: "out" }),
    (id: string) => planTopic(noah.request, { topicId: id, budget: 12 }),
  ];
  for (const call of calls)
    for (const id of [topicId, "\0", "no-id"])
      await expect(call(id)).rejects.toMatchObject({ code: "TOPIC_NOT_FOUND" });
  await expect(createTopic(noah.request, { name: " " })).rejects.toMatchObject({ code: "TOPIC_INVALID" });
  await expect(createTopic(noah.request, { name: "CRM", brandId: topicId })).rejects.toMatchObject({
    code: "BRAND_NOT_FOUND",
  });
});

it("queries of a file are shown as questions before they are added, and those that ask for no choice are set apart", async () => {
  const maya = await addUser(services);
  const brandId = await addBrand(maya, HUBSPOT);
  const { topicId } = await createTopic(maya.request, { name: "CRM", brandId });
  await addWordings(maya.request, { topicId, wordings: [{ text: "Best CRM" }] });
  await services.db
    .insertInto("companies")
    .values({ name: "Freshworks", name_key: "freshworks", domain: "freshworks.com", source: "catalogue" })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const csv = [
    "Top queries,Clicks,Impressions",
    "crm for agencies,90,900",
    "hubspot crm,80,800",
    "crm login,70,700",
    "freshworks pricing,60,600",
    "crm for freelancers,0,500",
  ].join("\n");
  const shown = await previewQueries(maya.request, { topicId, csv });
  expect(shown).toEqual({
    template: "{query}: which would you recommend?",
    queries: [
      query("crm for agencies", "Crm for agencies: which would you recommend?", 90),
      query("crm for freelancers", "Crm for freelancers: which would you recommend?", 0),
    ],
    apart: [
      { query: "hubspot crm", reason: "names_company" },
      { query: "crm login", reason: "navigational" },
      { query: "freshworks pricing", reason: "names_other" },
    ],
  });
  expect((await getTopic(maya.request, { topicId })).wordings).toHaveLength(1);
  const template = "Which {query} is best?";
  const added = await addWordings(maya.request, { topicId, csv, template });
  expect(added).toMatchObject({
    added: 2,
    refused: [{ reason: "names_company" }, { reason: "navigational" }, { reason: "names_other" }],
  });
  const again = await previewQueries(maya.request, { topicId, csv, template });
  expect(again.apart.filter(({ reason }) => reason === "double")).toHaveLength(2);
  expect((await getTopic(maya.request, { topicId })).wordings).toMatchObject([
    { prompt: "Best CRM" },
    { prompt: "Which crm for agencies is best?", weight: 90, origin: "query", state: "proposed" },
    { prompt: "Which crm for freelancers is best?", weight: 0 },
  ]);
  for (const wrong of ["Best CRM", "{query} or {query}", ""])
    for (const call of [previewQueries, addWordings])
      await expect(call(maya.request, { topicId, csv, template: wrong })).rejects.toMatchObject({
        code: "TOPIC_INVALID",
      });
  const noah = await addUser(services);
  for (const id of [topicId, "\0"])
    await expect(previewQueries(noah.request, { topicId: id, csv })).rejects.toMatchObject({
      code: "TOPIC_NOT_FOUND",
    });
  const long = Array.from(
    { length: MAX_WORDING_ROWS },
    (_, nth) => `${"some words to ask by ".repeat(14)}${nth}`,
  );
  expect((await previewQueries(maya.request, { topicId, csv: long.join("\n") })).queries).toHaveLength(
    199 - 2,
  );
});

const query = (text: string, prompt: string, weight: number | null) => ({
  query: text,
  prompt,
  level: "mid",
  persona: null,
  weight,
});
