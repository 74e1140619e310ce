import { type Market, marketCode, type TopicCell } from "@standings/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL, addBrand, repeatVisits, visitWeeks } from "../../../test/brands.ts";
import { CLAUDE, GPT } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addTopic } from "../../../test/topics.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { changeTopic } from "../../topics/change-topic.ts";
import { changeBrand } from "../change-brand.ts";
import { getTrackedTopics } from "../topics/get-tracked-topics.ts";
import { trackTopic } from "../topics/track-topic.ts";
import { getBrandAnswers } from "./get-brand-answers.ts";
import { getBrandMarkets } from "./get-brand-markets.ts";

const US: Market = { country: "US", language: "en" };
const GERMANY: Market = { country: "DE", language: "de" };
const MERCURY = { name: "Mercury", domain: "mercury.com", aliases: [], competitors: [] };
const BANKS = "startups,freelancers,agencies,shops,consultants,studios,small companies,founders".split(",");
const WORDINGS = BANKS.length;

let services: TestServices;
let maya: TestUser;
let brandId: string;
let german: string;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
  maya = await addUser(services, { credits: 400 });
  const prompts = [{ prompt: "Bank account for florists", label: null }];
  brandId = await addBrand(maya, { ...MERCURY, models: [GPT, CLAUDE], markets: [US, GERMANY], prompts });
  const wordings = BANKS.map((whose) => [`Best business bank account for ${whose}`, "mid"] as const);
  const topic = { brandId, focus: MERCURY.domain, wordings };
  const american = await addTopic(maya, { ...topic, name: "Bank accounts", market: US });
  german = await addTopic(maya, { ...topic, name: "bank  Accounts", market: GERMANY });
  for (const topicId of [american, german]) await trackTopic(maya.request, { brandId, topicId });
  await visitWeeks(services, maya, brandId, { from: 2, to: 2 });
  for (const market of [US, GERMANY])
    await repeatVisits(services, brandId, { from: 1, to: 1, market: marketCode(market) });
});
afterAll(() => services.close());

const read = () => getBrandMarkets(maya.request, { brandId, webSearch: null });

async function topicCells(): Promise<TopicCell[]> {
  const [row] = (await read()).topics;
  return row?.cells.map((cell) => cell ?? expect.fail("Both markets ask the topic")) ?? [];
}

describe("topics of a brand in two markets", () => {
  it("stand in one row by their name, each as its own market tells it", async () => {
    const { topics } = await read();
    expect(topics).toMatchObject([{ name: "Bank accounts", cells: { length: 2 } }]);
    for (const [nth, market] of [US, GERMANY].entries()) {
      const view = { brandId, span: "12w", webSearch: null, market: marketCode(market) } as const;
      const [tracked] = await getTrackedTopics(maya.request, view);
      const { value, overWordings, exactlyThese } = tracked?.figure ?? expect.fail("nothing is told");
      expect(topics[0]?.cells[nth]).toMatchObject({
        ...{ topicId: tracked?.topicId, wordings: WORDINGS, answers: WORDINGS * 2 * 2 * 2 },
        figure: { value, overWordings, exactlyThese },
      });
    }
    expect(topics[0]?.cells[0]?.difference).toBeNull();
  });

  it("are held against the first market over ways of asking, in models that the same searches for", async () => {
    const [first, other] = await topicCells();
    const difference = other?.difference ?? expect.fail("no difference");
    expect(difference.value).toBeCloseTo((other?.figure?.value ?? 0) - (first?.figure?.value ?? 0), 10);
    expect(difference.range?.low).toBeLessThan(difference.value);
    await sql`update brand_visits set searched_by = array['gateway', searched_by[2]]
      where brand_id = ${brandId} and market = 'DE/de'`.execute(services.db);
    const [, without] = await topicCells();
    expect(without?.figure).toEqual(other?.figure);
    expect(without?.difference?.value).not.toBeCloseTo(difference.value, 10);
    await sql`update brand_visits set searched_by = array['gateway', 'gateway']
      where brand_id = ${brandId} and market = 'DE/de'`.execute(services.db);
    expect((await topicCells())[1]?.difference).toBeNull();
  });

  it("open the answers to their wordings alone, in their own market", async () => {
    const wanted = { brandId, ...ALL, behind: "all", topicId: german } as const;
    const inGermany = { ...wanted, market: marketCode(GERMANY) };
    const prompts = new Set<string>();
    for (let from: number | null = 0; from !== null; ) {
      const { answers, next } = await getBrandAnswers(maya.request, { ...inGermany, from });
      for (const { prompt } of answers) prompts.add(prompt);
      from = next;
    }
    expect(prompts.size).toBe(WORDINGS);
    expect(prompts).not.toContain("Bank account for florists");
    const inUs = { ...wanted, market: marketCode(US) };
    expect(await getBrandAnswers(maya.request, inUs)).toMatchObject({ answers: [], next: null });
  });

  it("stand alone under other names, and are held against nothing", async () => {
    await changeTopic(maya.request, { topicId: german, name: "Geschäftskonten" });
    const { topics } = await read();
    expect(topics.map(({ name, cells }) => [name, cells.map((cell) => cell?.wordings ?? null)])).toEqual([
      ["Bank accounts", [WORDINGS, null]],
      ["Geschäftskonten", [null, WORDINGS]],
    ]);
    expect(topics[1]?.cells[1]?.difference).toBeNull();
  });
});

it("a topic in plain words is a row of its own, with what plain answers name and no way of telling a market", async () => {
  const prompts = [{ prompt: "Bank account for florists", label: null }];
  const own = { ...MERCURY, models: [GPT], markets: [US, GERMANY], prompts, natural: true };
  const plainBrand = await addBrand(maya, own);
  const wordings = BANKS.slice(0, 4).map((whose) => [`Which bank for ${whose}?`, "mid"] as const);
  for (const market of [US, GERMANY]) {
    const named = { brandId: plainBrand, focus: MERCURY.domain, wordings, name: "Banks", market };
    const topicId = await addTopic(maya, { ...named, form: "natural" });
    await trackTopic(maya.request, { brandId: plainBrand, topicId });
  }
  await visitWeeks(services, maya, plainBrand, { from: 1, to: 1 });
  const { topics } = await getBrandMarkets(maya.request, { brandId: plainBrand, webSearch: null });
  expect(topics).toMatchObject([{ name: "Banks", form: "natural", cells: { length: 2 } }]);
  for (const [nth, market] of [US, GERMANY].entries()) {
    const view = { brandId: plainBrand, span: "12w", webSearch: null, market: marketCode(market) } as const;
    const [tracked] = await getTrackedTopics(maya.request, view);
    const { answers = 0, foundIn = 0, figure, ways } = topics[0]?.cells[nth] ?? {};
    expect([answers, figure?.value, ways]).toEqual([tracked?.answers, tracked?.figure?.value, []]);
    expect(foundIn / answers).toBeCloseTo(figure?.value ?? -1, 10);
  }
  await expect(changeBrand(maya.request, { brandId: plainBrand, natural: false })).rejects.toMatchObject({
    code: "BRAND_INVALID",
  });
});

it("a prompt says how its models were told the market when it was asked last, whatever others were told", async () => {
  const { rows, markets } = await read();
  const florists = rows.find(({ cells: [cell] }) => cell?.prompt === "Bank account for florists");
  expect(florists?.cells.map((cell) => cell?.ways)).toEqual(markets.map(({ ways }) => ways));
  const promptId = florists?.cells[1]?.promptId ?? "";
  await sql`update visit_prompts set ways = array['told/1', ways[2]] where prompt_id = ${promptId}`.execute(
    services.db,
  );
  const after = await read();
  expect(after.rows.find(({ pairId }) => pairId === florists?.pairId)?.cells[1]?.ways).toContainEqual({
    geo: "told",
    modelIds: [GPT],
  });
  expect(after.markets).toEqual(markets);
});
