import { readFileSync } from "node:fs";
import {
  asModelId,
  BUILT_IN_MODELS,
  COUNTRIES,
  type Geo,
  MARKET_LANGUAGES,
  MAX_MODELS,
  type Market,
  studyColumn,
} from "@standings/domain";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { CLAUDE, FIVE, GPT, setFaults } from "../../test/searches.ts";
import { study } from "../../test/studies.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import * as verbs from "../index.ts";
import { getStudy } from "./get-study.ts";

const GERMANY: Market = { country: "DE", language: "de" };
const QUESTION = "Best business bank account";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
});
afterEach(() => setFaults(services));
afterAll(() => services.close());

/** How often the sandbox's five models list each company by what they hold true, for a buyer of a country. */
async function truthIn(country: string, name: string): Promise<ReadonlyMap<string, number>> {
  const pooled = new Map<string, number>();
  const user_location = { type: "approximate", country };
  for (const model of FIVE) {
    const request = {
      model,
      messages: [
        { role: "system", content: `You rank companies. List up to 20 companies. The buyer is in ${name}.` },
        { role: "user", content: QUESTION },
      ],
      // Llama has no search here.
      ...(model.startsWith("meta-llama")
        ? {}
        : { tools: [{ type: "openrouter:web_search", parameters: { user_location } }] }),
    };
    const response = await fetch(`${services.sandbox.url}/models/truth`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ request, draws: 400 }),
    });
    for (const [domain, share] of Object.entries((await response.json()) as Record<string, number>))
      pooled.set(domain, (pooled.get(domain) ?? 0) + share / FIVE.length);
  }
  return pooled;
}

it("in Germany finds what models hold true there, and not what they hold true in the US", async () => {
  const maya = await addUser(services, { plan: "business" });
  // The first answer to a question is no draw.
  await study(maya, { prompt: QUESTION, models: FIVE, market: GERMANY, rounds: 1 });
  const { studyId } = await study(maya, { prompt: QUESTION, models: FIVE, market: GERMANY, rounds: 8 });
  const { findings, market, answers } = await getStudy(maya.request, studyId);
  expect(market).toEqual(GERMANY);
  expect(new Set(answers.map(({ versions }) => versions?.geo))).toEqual(new Set(["sent", "told"]));
  const [german, american] = [await truthIn("DE", "Germany"), await truthIn("US", "United States")];
  const entries = (findings?.report.entries ?? []).filter(({ key }) => german.has(key) || american.has(key));
  const held = (truth: ReadonlyMap<string, number>) =>
    entries.filter(({ key, listed: { range } }) => {
      const share = truth.get(key) ?? 0;
      return range !== null && range.low <= share && share <= range.high;
    }).length / entries.length;
  expect(entries.length).toBeGreaterThan(10);
  expect(held(german)).toBeGreaterThanOrEqual(0.9);
  expect(held(american)).toBeLessThan(0.7);
});

it("tells of each answer how its model was told the market, for every model, arm and gateway", async () => {
  const maya = await addUser(services, { plan: "business" });
  const searches = new Map(await personas());
  const models = BUILT_IN_MODELS.filter(({ forSearches }) => forSearches).map(({ id }) => id);
  const expected = (modelId: string, arm: string, isRefused: boolean): Geo => {
    const isSearched = arm !== "unsearched" && searches.get(modelId) === true;
    if (isSearched && !isRefused) return "sent";
    return arm === "natural" ? "language" : "told";
  };
  for (const isRefused of [false, true]) {
    if (isRefused) await setFaults(services, { model: "*", kind: "no_location" });
    for (let from = 0; from < models.length; from += MAX_MODELS) {
      const { studyId } = await study(maya, {
        prompt: "Welches CRM taugt etwas",
        models: models.slice(from, from + MAX_MODELS),
        market: GERMANY,
        natural: true,
        compareSearch: true,
        rounds: 1,
      });
      const { answers } = await getStudy(maya.request, studyId);
      const told = answers.filter(({ versions }) => versions !== null);
      expect(told.length).toBeGreaterThan(0);
      expect(told.map(({ modelId, arm, versions }) => [modelId, arm, versions?.geo])).toEqual(
        told.map(({ modelId, arm }) => [modelId, arm, expected(modelId, arm, isRefused)]),
      );
    }
  }
  const { studyId } = await study(maya, {
    prompt: "Best CRM in Deutschland",
    natural: true,
    webSearch: false,
    market: GERMANY,
    rounds: 1,
  });
  const { answers } = await getStudy(maya.request, studyId);
  expect(new Set(answers.map(({ arm, versions }) => `${arm} ${versions?.geo}`))).toEqual(
    new Set(["list told", "natural worded"]),
  );
});

it("answers of another market change no figure of a study or over studies, for every read", async () => {
  const maya = await addUser(services, { plan: "business" });
  const asked = { prompt: "Best accounting software for bakeries", models: [GPT, CLAUDE], rounds: 2 };
  const { studyId } = await study(maya, asked);
  const [first] = (await getStudy(maya.request, studyId)).findings?.report.entries ?? [];
  const domain = first?.key ?? "";
  /** Every read of studies. A list names what was asked in every market; each row's own figures stay. */
  const reads = {
    getCompanyStudies: () => verbs.getCompanyStudies(maya.request, { domain }),
    getFanOut: () => verbs.getFanOut(maya.request, { studyId }),
    getStudy: () => verbs.getStudy(maya.request, studyId),
    getStudyAnswer: () =>
      verbs.getStudyAnswer(maya.request, {
        studyId,
        columnId: studyColumn({ modelId: asModelId(GPT), round: 1, arm: "list" }),
      }),
    listStudies: async () =>
      (await verbs.listStudies(maya.request, { limit: 100 })).studies.filter(({ market }) => market === null),
  };
  const source = readFileSync(new URL("../index.ts", import.meta.url), "utf8");
  const exported = [...source.matchAll(/export \{([^}]*)\} from "\.\/studies\//gu)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim())
    .filter((name) => /^(?:get|list)[A-Z]/u.test(name));
  expect(exported.sort()).toEqual(Object.keys(reads).sort());
  const readAll = async () => {
    const read: Record<string, unknown> = {};
    for (const [name, call] of Object.entries(reads)) read[name] = await call();
    return JSON.parse(JSON.stringify(read));
  };
  const before = await readAll();
  expect(before).toMatchObject({ getCompanyStudies: { studies: 1 }, listStudies: { length: 1 } });
  const market = fc.record({
    country: fc.constantFrom(...COUNTRIES),
    language: fc.constantFrom(...MARKET_LANGUAGES),
  });
  await fc.assert(
    fc.asyncProperty(market, fc.boolean(), async (one, natural) => {
      await study(maya, { ...asked, market: one, natural });
      expect(await readAll()).toEqual(before);
    }),
    { numRuns: 3 },
  );
});

/** Whether each of the sandbox's models has a search, as its list says. */
async function personas(): Promise<[id: string, searches: boolean][]> {
  const { data } = (await (await fetch(`${services.sandbox.url}/models/v1/models`)).json()) as {
    data: { id: string; supported_parameters: string[] }[];
  };
  return data.map(({ id, supported_parameters: takes }) => [
    id,
    takes.includes("tools") || takes.includes("web_search_options"),
  ]);
}
