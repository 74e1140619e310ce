import { BRAND_KEY } from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL, addBrand, visit } from "../../../test/brands.ts";
import { FIVE, GPT } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { getBrandAnswers, type WantedAnswers } from "./get-brand-answers.ts";
import { getBrandSources, getCompetitorGrid } from "./get-details.ts";
import { getBrandOverview } from "./get-overview.ts";

let services: TestServices;
let maya: TestUser;
let brandId: string;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
  maya = await addUser(services, { credits: 50 });
  // Somebody whom some answers list and others leave out.
  brandId = await addBrand(maya, {
    name: "Close",
    domain: "close.com",
    aliases: [],
    models: FIVE,
    rounds: 3,
  });
  await visit(services, maya, brandId);
  await visit(services, maya, brandId);
});
afterAll(() => services.close());

/** All pages of them. */
async function answersBehind(wanted: Partial<WantedAnswers>, pages = 0) {
  const answers = [];
  let from: number | null = 0;
  for (let page = 0; from !== null && (pages === 0 || page < pages); page += 1) {
    const read = await getBrandAnswers(maya.request, { ...ALL, brandId, behind: "all", ...wanted, from });
    answers.push(...read.answers);
    from = read.next;
  }
  return answers;
}

describe("the answers behind a figure are exactly as many as it counts", () => {
  it("for the answers of four weeks, and of each company that is listed", async () => {
    const { answers, companies } = await getBrandOverview(maya.request, { brandId, ...ALL });
    expect(answers).toBe(60);
    expect(await answersBehind({})).toHaveLength(60);
    expect(await answersBehind({}, 1)).toHaveLength(15);
    for (const { key, name, listed } of companies) {
      const listing = await answersBehind({ behind: "listed", company: key });
      expect(listing.length / answers).toBeCloseTo(listed.value, 5);
      for (const { rank, quote } of listing) {
        expect(rank).toBeGreaterThan(0);
        if (quote !== null) expect(quote.toLowerCase()).toContain(name.toLowerCase());
      }
    }
  });

  it("for a cell of prompt and company, with a model or without", async () => {
    const { rows } = await getCompetitorGrid(maya.request, { brandId, ...ALL });
    const [row] = rows;
    if (!row) return expect.fail("no prompt");
    const cell = { promptId: row.promptId, company: "close.com" };
    const answers = await answersBehind(cell);
    expect(answers).toHaveLength(row.answers);
    expect(answers.filter(({ rank }) => rank !== null)).toHaveLength(row.cells[0]?.listed ?? -1);
    expect(answers.some(({ quote }) => quote?.startsWith("Close"))).toBe(true);
    const gpt = await answersBehind({ ...cell, model: GPT as never });
    expect(gpt).toHaveLength(6);
    expect(new Set(gpt.map(({ modelId }) => modelId))).toEqual(new Set([GPT]));
  });

  it("for a source, and for those that name a competitor alone", async () => {
    const { missed, sources } = await getBrandSources(maya.request, { brandId, ...ALL });
    expect(await answersBehind({ behind: "missed" })).toHaveLength(missed);
    for (const source of sources.slice(0, 5)) {
      const citing = await answersBehind({ source: source.domain });
      expect(citing).toHaveLength(source.answers);
      for (const { pages } of citing) expect(pages.length).toBeGreaterThan(0);
      expect(await answersBehind({ source: source.domain, behind: "missed" })).toHaveLength(source.missed);
    }
  });

  it("for one visit", async () => {
    const { visits } = await getBrandOverview(maya.request, { brandId, ...ALL });
    const answers = await answersBehind({ visitId: visits[0]?.id ?? null });
    expect(answers).toHaveLength(30);
    expect(new Set(answers.map(({ at }) => at))).toEqual(new Set([visits[0]?.at]));
  });
});

it("a prompt has one place on all pages: that of the mean of four weeks", async () => {
  const [visited] = (await getBrandOverview(maya.request, { brandId, ...ALL })).visits;
  const first = [{ key: BRAND_KEY, name: "Close", domain: "close.com", points: 5 }];
  await services.db
    .updateTable("visit_prompts")
    .set({ standing: JSON.stringify(first) })
    .where("visit_id", "=", visited?.id ?? "")
    .execute();
  const { prompts } = await getBrandOverview(maya.request, { brandId, ...ALL });
  const { rows } = await getCompetitorGrid(maya.request, { brandId, ...ALL });
  expect(prompts.map(({ place }) => place)).toEqual([1, 1]);
  expect(rows.map(({ cells }) => cells[0]?.place)).toEqual([1, 1]);
  for (const { cells } of rows) {
    const places = cells.flatMap(({ place }) => place ?? []);
    expect(new Set(places).size).toBe(places.length);
  }
});

it("is for the brand's owner alone", async () => {
  const ada = await addUser(services);
  await expect(getBrandAnswers(ada.request, { ...ALL, brandId, behind: "all" })).rejects.toMatchObject({
    code: "BRAND_NOT_FOUND",
  });
});
