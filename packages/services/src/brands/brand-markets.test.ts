import { readFileSync } from "node:fs";
import { addUpVisit, newId } from "@standings/database";
import {
  asModelId,
  BRAND_KEY,
  IDENTITY_VERSION,
  type Market,
  marketCode,
  studyColumn,
} from "@standings/domain";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailsTo } from "../../test/accounts.ts";
import {
  addBrand,
  HUBSPOT,
  repeatVisits,
  untilAnswered,
  untilVisited,
  visitWeeks,
} from "../../test/brands.ts";
import { GPT, setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addTopic } from "../../test/topics.ts";
import { accountOf, addUser, type TestUser } from "../../test/users.ts";
import * as verbs from "../index.ts";

const GERMANY: Market = { country: "DE", language: "de" };
const US: Market = { country: "US", language: "en" };
const ALL = { market: null, span: "1y", model: null, label: null, webSearch: null } as const;

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

describe("a brand in markets", () => {
  it("asks each prompt in each market, under one hold that its price has told", async () => {
    const maya = await addUser(services, { credits: 20 });
    const brandId = await addBrand(maya, { markets: [GERMANY, US], digestMails: true });
    expect(await verbs.getBrand(maya.request, { brandId })).toMatchObject({
      markets: [GERMANY, US],
      visitCost: 8,
    });
    const { visitId, creditsHeld } = await verbs.visitNow(maya.request, {
      brandId,
      clientVisitId: crypto.randomUUID(),
    });
    expect(creditsHeld).toBe(8);
    await untilVisited(services);
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 12, entries: ["visit_hold -8"] });
    const studies = await services.db
      .selectFrom("visit_prompts as asked")
      .innerJoin("brand_visits as visit", "visit.id", "asked.visit_id")
      .innerJoin("runs", "runs.id", "asked.run_id")
      .select(["visit.id", "visit.market", "runs.request"])
      .where("visit.brand_id", "=", brandId)
      .execute();
    expect(studies).toHaveLength(4);
    for (const { market, request } of studies)
      expect(request).toMatchObject({ market: market === "DE/de" ? GERMANY : US });
    expect(studies.filter(({ id }) => id === visitId).map(({ market }) => market)).toEqual([
      "DE/de",
      "DE/de",
    ]);
    const [german, american] = await Promise.all(
      ["DE/de", "US/en"].map((market) => verbs.getBrandOverview(maya.request, { brandId, ...ALL, market })),
    );
    expect(german).toMatchObject({ market: GERMANY, markets: [GERMANY, US], answers: 4, recentVisits: 1 });
    expect(american).toMatchObject({ market: US, answers: 4, recentVisits: 1 });
    expect(await verbs.getBrandOverview(maya.request, { brandId, ...ALL })).toEqual(german);
    await expect(
      verbs.getBrandOverview(maya.request, { brandId, ...ALL, market: "Germany" }),
    ).rejects.toMatchObject({ code: "INVALID_MARKET" });
    const [mail, ...others] = await mailsTo(services, await emailOf(maya));
    expect([mail?.subject, others]).toEqual(["HubSpot (Germany · German) this week", []]);
    expect(mail?.text).toContain(`/brands/${brandId}?market=DE%2Fde`);
    const { bytes } = await verbs.exportBrandTable(maya.request, { brandId, ...ALL, format: "csv" });
    const [head = "", first = ""] = Buffer.from(bytes).toString().split("\r\n");
    const columns = head.split(",");
    expect(["Country", "Language", "Geo"].map((name) => first.split(",")[columns.indexOf(name)])).toEqual([
      "DE",
      "de",
      "sent",
    ]);
  });

  it("gives an API token back what its markets did not use", async () => {
    const maya = await addUser(services, { credits: 20 });
    const brandId = await addBrand(maya, { markets: [GERMANY, US] });
    const token = newId();
    await services.db
      .insertInto("api_tokens")
      .values({
        id: token,
        user_id: maya.userId,
        name: "Visits",
        hash: token,
        hint: "st_",
        scopes: ["run"],
        expires_at: new Date(Date.now() + 3_600_000),
      })
      .execute();
    const viewer = {
      userId: maya.userId,
      apiToken: { id: token, scopes: ["run"], calls: { limit: 9, left: 9, resetsIn: 60 } },
    } as const;
    const caller = { address: "192.0.2.1", userAgent: null };
    await setFaults(services, { model: "*", kind: "error", status: 400 });
    await verbs.visitNow(services.services.request(caller, viewer), {
      brandId,
      clientVisitId: crypto.randomUUID(),
    });
    await untilVisited(services);
    await setFaults(services);
    const spent = services.db.selectFrom("api_token_days").select("credits").where("token_id", "=", token);
    expect(await spent.execute()).toEqual([{ credits: 0 }]);
    expect((await accountOf(services, maya.userId)).credits).toBe(20);
  });

  it("is not visited in part: with too few credits for all markets, each tells so", async () => {
    const maya = await addUser(services, { credits: 7 });
    const brandId = await addBrand(maya, { markets: [GERMANY, US] });
    const order = { brandId, clientVisitId: crypto.randomUUID() };
    await expect(verbs.visitNow(maya.request, order)).rejects.toMatchObject({
      code: "INSUFFICIENT_CREDITS",
      fields: { creditsRequired: 8 },
    });
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 7, entries: [] });
  });

  it("asks in a new market what the first one asked, and no more where a market has gone", async () => {
    const maya = await addUser(services);
    const brandId = await addBrand(maya);
    const textsIn = async (market: Market | null) =>
      (await verbs.getBrand(maya.request, { brandId })).prompts
        .filter((prompt) => JSON.stringify(prompt.market) === JSON.stringify(market))
        .map(({ prompt }) => prompt);
    const asked = HUBSPOT.prompts.map(({ prompt }) => prompt);
    expect(await textsIn(null)).toEqual(asked);
    await verbs.changeBrand(maya.request, { brandId, markets: [GERMANY] });
    expect([await textsIn(null), await textsIn(GERMANY)]).toEqual([[], asked]);
    await verbs.changeBrand(maya.request, { brandId, markets: [GERMANY, US] });
    const german = { prompt: "Welches CRM taugt etwas", label: null, market: GERMANY };
    await verbs.addPrompts(maya.request, { brandId, prompts: [german] });
    await verbs.addPrompts(maya.request, { brandId, prompts: [{ prompt: "Simple CRM", label: null }] });
    expect(await textsIn(GERMANY)).toEqual([...asked, german.prompt, "Simple CRM"]);
    expect(await textsIn(US)).toEqual([...asked, "Simple CRM"]);
    const france = { country: "FR", language: "fr" };
    for (const [change, code] of [
      [{ markets: [{ country: "XX", language: "de" }] }, "INVALID_MARKET"],
      [
        { markets: ["FR", "IT", "ES", "NL", "PT", "JP"].map((country) => ({ country, language: "en" })) },
        "TOO_MANY_MARKETS",
      ],
    ] as const)
      await expect(verbs.changeBrand(maya.request, { brandId, ...change })).rejects.toMatchObject({ code });
    await expect(
      verbs.addPrompts(maya.request, { brandId, prompts: [{ ...german, market: france }] }),
    ).rejects.toMatchObject({ code: "INVALID_MARKET" });
    await verbs.changeBrand(maya.request, { brandId, markets: [US] });
    expect([await textsIn(GERMANY), await textsIn(US)]).toEqual([[], [...asked, "Simple CRM"]]);
  });
});

it("a market that was added to a visited brand says which one was asked before, until it is asked itself", async () => {
  const maya = await addUser(services, { credits: 20 });
  const brandId = await addBrand(maya);
  const askedBefore = async (market: string | null) =>
    (await verbs.getBrandOverview(maya.request, { brandId, ...ALL, market })).askedBefore;
  const ask = async () => {
    await verbs.visitNow(maya.request, { brandId, clientVisitId: crypto.randomUUID() });
    await untilVisited(services);
  };
  expect(await askedBefore(null)).toBeNull();
  await ask();
  expect(await askedBefore(null)).toBeNull();
  await verbs.changeBrand(maya.request, { brandId, markets: [GERMANY, US] });
  expect([await askedBefore(null), await askedBefore("none")]).toEqual([{ market: null }, null]);
  await ask();
  expect([await askedBefore(null), await askedBefore("FR/fr")]).toEqual([null, { market: GERMANY }]);
});

it("what a market was asked stays readable with its prompts when it is asked no more, and goes on when it comes back", async () => {
  const maya = await addUser(services, { credits: 20 });
  const brandId = await addBrand(maya);
  const prompts = async () => (await verbs.getBrand(maya.request, { brandId })).prompts;
  const overview = (filters: Partial<typeof ALL> | { market: string; label?: string } = {}) =>
    verbs.getBrandOverview(maya.request, { brandId, ...ALL, ...filters });
  const before = await prompts();
  await verbs.changePrompt(maya.request, { brandId, promptId: before[1]?.id ?? "", page: "/crm" });
  const wordings = HUBSPOT.prompts.map(({ prompt }) => [prompt, "general"] as const);
  const topicId = await addTopic(maya, { brandId, wordings });
  await verbs.trackTopic(maya.request, { brandId, topicId });
  const topics = () =>
    verbs.getTrackedTopics(maya.request, { brandId, span: "1y", market: "none", webSearch: null });
  await verbs.visitNow(maya.request, { brandId, clientVisitId: crypto.randomUUID() });
  await untilVisited(services);
  const asked = await overview();
  expect(asked.tracked).toEqual({ prompts: 2, isAsked: true });
  const [topic] = await topics();
  expect(topic).toMatchObject({ asked: 2, answers: 4 });
  await verbs.changeBrand(maya.request, { brandId, markets: [GERMANY] });
  const gone = await overview({ market: "none" });
  expect(gone).toEqual({ ...asked, markets: [GERMANY, null], tracked: { prompts: 2, isAsked: false } });
  expect(gone.sample.questions).toBe(2);
  expect(await topics()).toEqual([{ ...topic, asked: 0 }]);
  const labelled = await overview({ market: "none", label: "Startups" });
  expect([labelled.prompts.length, labelled.answers]).toEqual([1, 2]);
  expect(labelled.companies[0]?.listed).toEqual(asked.prompts[0]?.listed);
  const grid = await verbs.getCompetitorGrid(maya.request, { brandId, ...ALL, market: "none" });
  expect(grid.rows.map(({ prompt, answers }) => [prompt, answers])).toEqual(
    HUBSPOT.prompts.map(({ prompt }) => [prompt, 2]),
  );
  const { url } = await verbs.createLink(maya.request, { brandId, days: 7 });
  const token = new URL(url).pathname.split("/").at(-1) ?? "";
  const shared = await verbs.getSharedBrand(services.guest, { token, ...ALL, market: "none" });
  expect(shared.overview.tracked).toEqual({ prompts: 2, isAsked: false });
  await verbs.changeBrand(maya.request, { brandId, markets: [] });
  expect((await prompts()).map(({ id, prompt, label, pairId }) => [id, prompt, label, pairId])).toEqual(
    before.map(({ id, prompt, label, pairId }) => [id, prompt, label, pairId]),
  );
  expect(await overview()).toEqual({ ...asked, markets: [null] });
  expect(await topics()).toEqual([topic]);
});

it("a market that comes back asks its own words for what the first one asks, and what it asked for pairs of its own", async () => {
  const maya = await addUser(services);
  const brandId = await addBrand(maya, { markets: [US, GERMANY] });
  const inGermany = async () =>
    (await verbs.getBrand(maya.request, { brandId })).prompts.filter(
      ({ market }) => market?.country === "DE",
    );
  const [first] = (await verbs.getBrand(maya.request, { brandId })).prompts;
  const german = { prompt: "Bestes CRM für Gründer", label: null, market: GERMANY, pairOf: first?.id ?? "" };
  await verbs.addPrompts(maya.request, { brandId, prompts: [german] });
  const before = await inGermany();
  await verbs.changeBrand(maya.request, { brandId, markets: [US] });
  await verbs.addPrompts(maya.request, { brandId, prompts: [{ prompt: "Simple CRM", label: null }] });
  expect(await inGermany()).toEqual([]);
  await verbs.changeBrand(maya.request, { brandId, markets: [US, GERMANY] });
  const [own, other, fresh] = await inGermany();
  expect([own, other].map((one) => one?.id).sort()).toEqual(before.map(({ id }) => id).sort());
  expect(own).toMatchObject({ prompt: german.prompt, label: "Startups", pairId: first?.pairId });
  expect(fresh).toMatchObject({ prompt: "Simple CRM" });
});

it("a market that comes back asks again what it alone asked, within the limit, and nothing that was removed on its own", async () => {
  const maya = await addUser(services);
  const brandId = await addBrand(maya, { markets: [US, GERMANY] });
  const promptsIn = async (country: string) =>
    (await verbs.getBrand(maya.request, { brandId })).prompts.filter(
      ({ market }) => market?.country === country,
    );
  const comeBack = async () => {
    await verbs.changeBrand(maya.request, { brandId, markets: [US] });
    await verbs.changeBrand(maya.request, { brandId, markets: [US, GERMANY] });
    return (await promptsIn("DE")).map(({ prompt, label }) => [prompt, label]);
  };
  const asked = HUBSPOT.prompts.map(({ prompt, label }) => [prompt, label]);
  const add = (market: Market, prompts: readonly string[], label: string | null = null) =>
    verbs.addPrompts(maya.request, {
      brandId,
      prompts: prompts.map((prompt) => ({ prompt, label, market })),
    });
  await add(GERMANY, ["CRM mit DATEV", "CRM für Vereine"], "Local");
  const before = await promptsIn("DE");
  const [, , , club] = before;
  await verbs.removePrompt(maya.request, { brandId, promptId: club?.id ?? "" });
  expect(await comeBack()).toEqual([...asked, ["CRM mit DATEV", "Local"]]);
  expect((await promptsIn("DE")).map(({ id }) => id)).toEqual(before.slice(0, 3).map(({ id }) => id));

  const topicId = await addTopic(maya, {
    brandId,
    market: GERMANY,
    wordings: [
      ["Welches CRM", "general"],
      ["Gutes CRM", "general"],
    ],
  });
  await verbs.trackTopic(maya.request, { brandId, topicId });
  expect(await comeBack()).toHaveLength(5);
  await verbs.changeBrand(maya.request, { brandId, markets: [US] });
  await verbs.untrackTopic(maya.request, { brandId, topicId });
  expect(await comeBack()).toEqual([...asked, ["CRM mit DATEV", "Local"]]);

  await verbs.changeBrand(maya.request, { brandId, markets: [US] });
  await add(
    US,
    Array.from({ length: 98 }, (_, nth) => `CRM number ${nth}`),
  );
  const full = await comeBack();
  expect(full).toHaveLength(100);
  expect(full.map(([prompt]) => prompt)).not.toContain("CRM mit DATEV");
});

it("a market that comes back has the labels that the first one has now", async () => {
  const maya = await addUser(services);
  const brandId = await addBrand(maya, { markets: [US, GERMANY] });
  const promptsIn = async (country: string) =>
    (await verbs.getBrand(maya.request, { brandId })).prompts.filter(
      ({ market }) => market?.country === country,
    );
  const [labelled, other] = await promptsIn("US");
  expect([labelled?.label, other?.label]).toEqual(["Startups", null]);
  await verbs.changeBrand(maya.request, { brandId, markets: [US] });
  await verbs.changePrompt(maya.request, { brandId, promptId: labelled?.id ?? "", label: null });
  await verbs.changePrompt(maya.request, { brandId, promptId: other?.id ?? "", label: "Large" });
  await verbs.changeBrand(maya.request, { brandId, markets: [US, GERMANY] });
  expect((await promptsIn("DE")).map(({ label }) => label)).toEqual([null, "Large"]);
});

it("a prompt that was removed and is added again is the same one as it is spelt now, with its label, its page and its pair", async () => {
  const maya = await addUser(services);
  const brandId = await addBrand(maya, { markets: [US, GERMANY] });
  const prompts = async () => (await verbs.getBrand(maya.request, { brandId })).prompts;
  const [american, second, german] = await prompts();
  if (!american || !second || !german) return expect.fail("prompts are missing");
  expect(american.pairId).toBe(
    (await prompts()).find(({ market, prompt }) => market?.country === "DE" && prompt === american.prompt)
      ?.pairId,
  );
  await verbs.changePrompt(maya.request, { brandId, promptId: american.id, page: "/startups" });
  await verbs.removePrompt(maya.request, { brandId, promptId: american.id });
  await verbs.addPrompts(maya.request, {
    brandId,
    prompts: [{ prompt: american.prompt.toUpperCase(), label: null, market: US }],
  });
  const back = (await prompts()).at(-1);
  expect(back).toEqual({
    ...american,
    prompt: american.prompt.toUpperCase(),
    page: "https://hubspot.com/startups",
  });
  await verbs.removePrompt(maya.request, { brandId, promptId: american.id });
  const renamed = [{ prompt: american.prompt, label: "Founders", market: US }];
  await verbs.addPrompts(maya.request, { brandId, prompts: renamed });
  expect((await prompts()).at(-1)).toMatchObject({ id: american.id, label: "Founders" });
  const many = Array.from({ length: 99 }, (_, nth) => ({
    prompt: `CRM number ${nth}`,
    label: null,
    market: US,
  }));
  await verbs.removePrompt(maya.request, { brandId, promptId: american.id });
  await verbs.addPrompts(maya.request, { brandId, prompts: many });
  await expect(verbs.addPrompts(maya.request, { brandId, prompts: renamed })).rejects.toMatchObject({
    code: "TOO_MANY_PROMPTS",
  });
});

it("a prompt that was never asked has no share, no score and no place among those that do not list the brand", async () => {
  const maya = await addUser(services, { credits: 20 });
  const brandId = await addBrand(maya);
  await verbs.visitNow(maya.request, { brandId, clientVisitId: crypto.randomUUID() });
  await untilVisited(services);
  await verbs.addPrompts(maya.request, { brandId, prompts: [{ prompt: "CRM for lawyers", label: null }] });
  const { prompts } = await verbs.getBrandOverview(maya.request, { brandId, ...ALL });
  expect(prompts.map(({ listed, score }) => [listed === null, score === null])).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ]);
});

async function emailOf({ userId }: TestUser): Promise<string> {
  const user = services.db.selectFrom("users").select("email").where("id", "=", userId);
  return (await user.executeTakeFirstOrThrow()).email;
}

describe("figures of one market", () => {
  let maya: TestUser;
  let brandId: string;
  let token: string;
  const claimId = newId();
  let experimentId: string;
  let added = 0;
  let statements = 0;

  /** Every read of a brand that gives a figure. */
  const READS = {
    exportBrandTable: async () => {
      const file = await verbs.exportBrandTable(maya.request, { brandId, ...ALL, format: "csv" });
      return Buffer.from(file.bytes).toString();
    },
    getBrandAnswers: () => verbs.getBrandAnswers(maya.request, { brandId, ...ALL, behind: "all" }),
    getBrandOverview: async () => {
      const { markets: _, ...overview } = await verbs.getBrandOverview(maya.request, { brandId, ...ALL });
      return overview;
    },
    getClaims: async () => {
      const { markets: _, ...claims } = await verbs.getClaims(maya.request, { brandId });
      return claims;
    },
    getNextLabel: () => verbs.getNextLabel(maya.request, { brandId }),
    exportLook: async () => {
      const copyId = await copyExperiment();
      await verbs.takeLooks(services.services.systemRequest(), { brandId });
      const of = { brandId, experimentId: copyId, number: 1, format: "csv" } as const;
      const { bytes } = await verbs.exportLook(maya.request, of);
      await services.db.deleteFrom("experiments").where("id", "=", copyId).execute();
      return new TextDecoder().decode(bytes).replaceAll(/\d{4}-\d\d-\d\dT[^,]*Z/g, "taken");
    },
    exportBrandClaims: async () => {
      const of = { brandId, what: "statements", format: "csv" } as const;
      const { bytes } = await verbs.exportBrandClaims(maya.request, of);
      return new TextDecoder().decode(bytes);
    },
    getPraise: () => verbs.getPraise(maya.request, { brandId }),
    getClaimEvidence: () => verbs.getClaimEvidence(maya.request, { brandId, claimIds: [claimId] }),
    getClaimPages: () => verbs.getClaimPages(maya.request, { brandId, claimId }),
    getClaimStatements: () => verbs.getClaimStatements(maya.request, { brandId, claimId }),
    // A table of all markets: of another one it may say what it likes, and differences are that one's.
    getBrandMarkets: async () => {
      const view = { brandId, webSearch: null };
      const { markets, rows, topics } = await verbs.getBrandMarkets(maya.request, view);
      return {
        german: markets[0],
        rows: rows.map(({ pairId, cells: [cell] }) => ({ pairId, cell })),
        topics: topics.map(({ cells: [cell] }) => cell),
      };
    },
    getBrandSearches: () => verbs.getBrandSearches(maya.request, { brandId, ...ALL }),
    getBrandSources: () => verbs.getBrandSources(maya.request, { brandId, ...ALL }),
    getDirect: () => verbs.getDirect(maya.request, { brandId }),
    getCompetitorGrid: () => verbs.getCompetitorGrid(maya.request, { brandId, ...ALL }),
    getSharedBrand: async () => {
      const { brand, overview } = await verbs.getSharedBrand(services.guest, { token, ...ALL });
      return { brand, overview: { ...overview, markets: null } };
    },
    getTrackedTopics: () => verbs.getTrackedTopics(maya.request, { brandId, ...ALL }),
    getExperiment: () => verbs.getExperiment(maya.request, { brandId, experimentId }),
    listExperiments: () => verbs.listExperiments(maya.request, { brandId }),
    listBrandAlerts: () => verbs.listBrandAlerts(maya.request, { brandId, market: null }),
    listBrands: () => verbs.listBrands(maya.request),
    previewNames: async () => {
      const { companies } = await verbs.getBrandNames(maya.request, { brandId });
      return verbs.previewNames(maya.request, { brandId, market: null, companies });
    },
    suggestNames: () => verbs.suggestNames(maya.request, { brandId, market: null }),
  };

  /** What gives no figure of several answers, and why. */
  const OTHERS: Readonly<Record<string, string>> = {
    exportBrandPdf: "draws what getBrandOverview says",
    exportLookPdf: "draws what getExperiment says",
    getSharedExperiment: "gives what getExperiment gives",
    getBrand: "what its owner has chosen",
    getBrandNames: "what its companies are called",
    getFacts: "what its owner says is true",
    getStudyReadings: "which studies were read, each of its own market",
    listLinks: "its links",
    suggestCompetitors: "companies beside it on public pages, which count no market",
    suggestPrompts: "questions",
  };

  /** Visits what is asked in one market alone; only the first week asks models. */
  async function visitIn(market: Market, { from, to }: { readonly from: number; readonly to: number }) {
    const others = services.db
      .updateTable("brand_prompts")
      .where("brand_id", "=", brandId)
      .where("market", "!=", marketCode(market));
    await others.set({ removed_at: new Date() }).execute();
    await visitWeeks(services, maya, brandId, { from, to: from });
    await repeatVisits(services, brandId, { from: from - 1, to, market: marketCode(market) });
    await others.set({ removed_at: null }).execute();
  }

  beforeAll(async () => {
    maya = await addUser(services, { credits: 500 });
    brandId = await addBrand(maya, { markets: [GERMANY, US], natural: true });
    const { companies, version } = await verbs.getBrandNames(maya.request, { brandId });
    const wanted = companies.map(({ names, ...company }) => ({
      ...company,
      names: names.map((name) => (name.text === HUBSPOT.name ? { ...name, kind: "former" as const } : name)),
    }));
    await verbs.saveNames(maya.request, { brandId, companies: wanted, baseVersion: version });
    const { url } = await verbs.createLink(maya.request, { brandId, days: 7 });
    token = new URL(url).pathname.split("/").at(-1) ?? "";
    const wordings = HUBSPOT.prompts.map(({ prompt }) => [prompt, "general"] as const);
    const topicId = await addTopic(maya, { brandId, market: GERMANY, wordings });
    await verbs.trackTopic(maya.request, { brandId, topicId });
    await visitIn(GERMANY, { from: 6, to: 4 });
    await sql`
      insert into figures_before (brand_id, version, visit_id, prompt_id, answers, listed)
      select brand_id, 1, visit_id, prompt_id, answers, array_fill(0, array[cardinality(listed)])
      from visit_figures where brand_id = ${brandId} and company = ${BRAND_KEY}
    `.execute(services.db);
    await addClaim();
    experimentId = await addRunningExperiment();
  });

  it("has every read of a brand, or says why it need not be held to one", () => {
    const source = readFileSync(new URL("../index.ts", import.meta.url), "utf8");
    const exported = source.matchAll(
      /export \{([^}]*)\} from "\.\/(?:brands\/|reports\/export-(?:brand|look))/gu,
    );
    const reads = [...exported]
      .flatMap(([, names = ""]) => names.split(","))
      .map((name) => name.trim())
      .filter((name) => /^(?:export|get|list|preview|suggest)[A-Z]/u.test(name));
    expect(reads.filter((name) => !(name in READS || name in OTHERS))).toEqual([]);
    expect([...Object.keys(READS), ...Object.keys(OTHERS)].filter((name) => !reads.includes(name))).toEqual(
      [],
    );
  });

  it("do not change when another market answers, for every read", async () => {
    const before = await readAll();
    expect(before).toMatchObject({
      getBrandOverview: {
        recentVisits: 3,
        plain: { answers: 12 },
        called: { length: 1 },
        namesBefore: { version: 1 },
      },
      getBrandAnswers: { market: GERMANY },
      getTrackedTopics: [{ asked: 2, visits: 3, answers: 12 }],
      getBrandMarkets: {
        german: { market: GERMANY, answers: 12, difference: null },
        rows: { length: 2 },
        topics: [{ wordings: 2, answers: 12, figure: { value: expect.any(Number) }, difference: null }],
      },
      exportLook: expect.stringContaining(",DE,de,"),
    });
    await visitIn(US, { from: 5, to: 0 });
    expect(await readAll()).toEqual(before);
    const american = await verbs.getBrandOverview(maya.request, { brandId, ...ALL, market: "US/en" });
    expect(american).toMatchObject({ recentVisits: 4, visits: { length: 6 } });
    const sideBySide = await verbs.getBrandMarkets(maya.request, { brandId, webSearch: null });
    const [us] = american.companies;
    expect(sideBySide.markets[1]).toMatchObject({
      market: US,
      answers: american.answers,
      listed: us?.listed,
      ways: [{ geo: "sent" }],
      leaders: { length: 3 },
      sources: { length: 3 },
    });
    expect(sideBySide.rows.map(({ cells }) => cells.map((cell) => cell?.prompt))).toEqual(
      HUBSPOT.prompts.map(({ prompt }) => [prompt, prompt]),
    );
    expect(sideBySide.markets[1]?.difference?.range).not.toBeNull();
    const leader = sideBySide.markets[1]?.leaders.find(({ isBrand }) => isBrand);
    expect(leader?.voice).toBeCloseTo(us?.voice.value ?? -1, 5);
    for (const { cells } of sideBySide.rows) {
      const [german, other] = cells;
      const { listedIn = -1, answers = 0, difference = null } = other ?? {};
      const share = (german?.listedIn ?? 0) / (german?.answers ?? 1);
      expect(difference?.value).toBeCloseTo(listedIn / answers - share, 10);
    }
    const made = fc.record({
      market: fc.constantFrom("US/en", "FR/fr", null),
      week: fc.integer({ min: 0, max: 8 }),
      isOurs: fc.boolean(),
      answers: fc.integer({ min: 1, max: 9 }),
      alert: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(made, { minLength: 3, maxLength: 12 }), async (visits) => {
        for (const one of visits) await addMadeVisit(one);
        expect(await readAll()).toEqual(before);
      }),
      { numRuns: 4 },
    );
  });

  it("do not change when models are asked directly, but for what tells these answers apart", async () => {
    const before = withoutDirect(await readAll());
    const order = { brandId, clientVisitId: crypto.randomUUID() };
    await expect(verbs.askDirectly(maya.request, order)).rejects.toMatchObject({ code: "BRAND_NOT_READ" });
    const reading = await services.startProcess({ claims: { upstreamId: GPT, deadlineMs: 30_000 } });
    await verbs.askDirectly(reading.services.request(maya.request.caller, maya.viewer), order);
    await reading.close();
    const visits = services.db.selectFrom("direct_visits").select("id").where("brand_id", "=", brandId);
    const { id: visitId } = await visits.executeTakeFirstOrThrow();
    const questions = services.db.deleteFrom("direct_questions").where("visit_id", "=", visitId);
    await questions.where("position", ">", 0).execute();
    await untilAnswered(services);
    const made = fc.record({
      market: fc.constantFrom("DE/de", "US/en", null),
      week: fc.integer({ min: 0, max: 8 }),
      answers: fc.integer({ min: 1, max: 4 }),
      state: fc.constantFrom("running" as const, "completed" as const, "short" as const, "failed" as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(made, { minLength: 2, maxLength: 6 }), async (asked) => {
        for (const one of asked) await addMadeDirect(one);
        const after = await readAll();
        expect(withoutDirect(after)).toEqual(before);
        await services.db.deleteFrom("direct_visits").where("state", "=", "running").execute();
      }),
      { numRuns: 3 },
    );
    const { direct, claims } = await verbs.getClaims(maya.request, { brandId });
    expect(direct?.read).toBeGreaterThan(0);
    expect(claims.find(({ id }) => id === claimId)?.direct?.statements).toBe(direct?.read);
    expect(await verbs.getDirect(maya.request, { brandId })).toMatchObject({ market: GERMANY });
  });

  /** What reads of claims tell of direct answers stands in fields and rows of its own. */
  function withoutDirect({ getDirect: _, getClaims, exportBrandClaims, ...read }: Record<string, unknown>) {
    return {
      ...read,
      exportBrandClaims: String(exportBrandClaims)
        .split("\r\n")
        .filter((row) => !row.includes("answer to a direct question")),
      getClaims: JSON.parse(
        JSON.stringify(getClaims, (key, value) => (key === "direct" ? undefined : value)),
      ),
    };
  }

  interface MadeDirect {
    readonly market: string | null;
    readonly week: number;
    readonly answers: number;
    readonly state: "running" | "completed" | "short" | "failed";
  }

  /** A direct visit whose answers say the claim. */
  async function addMadeDirect({ market, week, answers, state }: MadeDirect): Promise<void> {
    const { db } = services;
    const id = newId();
    const at = new Date(Date.now() - week * 7 * 86_400_000);
    const others = db.deleteFrom("direct_visits").where("brand_id", "=", brandId);
    if (state === "running") await others.where("state", "=", state).execute();
    await db
      .insertInto("direct_visits")
      .values({
        ...{ id, brand_id: brandId, user_id: maya.userId, market, state, rounds: answers },
        ...{ models: [asModelId(GPT)], web_search: true, is_sandbox: true, funding: "credits" },
        ...{ held: 30, began_at: at, ended_at: state === "running" ? null : at },
      })
      .execute();
    for (let nth = 0; nth < answers; nth += 1) await addStatement({ direct_visit_id: id });
  }

  it("are told by the note of a recount, each market for itself", async () => {
    const { companies, version } = await verbs.getBrandNames(maya.request, { brandId });
    const [us, ...rivals] = companies;
    if (!us) throw new Error("A brand has names");
    const named = { ...us, names: [...us.names, { text: "Hub Spot Suite", kind: "product", rule: "any" }] };
    const wanted = [named, ...rivals] as Parameters<typeof verbs.saveNames>[1]["companies"];
    await verbs.saveNames(maya.request, { brandId, companies: wanted, baseVersion: version });
    await services.runJobs();
    for (const market of ["DE/de", "US/en"]) {
      const { notes } = await verbs.getBrandOverview(maya.request, { brandId, ...ALL, market });
      expect(notes.map(({ kind }) => kind)).toEqual(["names"]);
    }
  });

  interface MadeVisit {
    readonly market: string | null;
    readonly week: number;
    readonly isOurs: boolean;
    readonly answers: number;
    readonly alert: boolean;
  }

  /** A visit of another market as its end leaves it; none twice at one time. */
  async function addMadeVisit({ market, week, isOurs, answers, alert }: MadeVisit): Promise<void> {
    const { db } = services;
    added += 1;
    const dueAt = new Date(Date.now() - week * 7 * 86_400_000 + added * 1_000);
    const [visitId, promptId] = [newId(), newId()];
    await db
      .insertInto("brand_prompts")
      .values({
        id: promptId,
        brand_id: brandId,
        prompt: `Best CRM ${promptId}`,
        prompt_key: promptId,
        market,
        label: "Startups",
        position: 50,
        removed_at: new Date(),
      })
      .execute();
    const visit = {
      id: visitId,
      brand_id: brandId,
      user_id: maya.userId,
      due_at: dueAt,
      market,
      state: "completed" as const,
      prompts: 1,
      asked: [promptId],
      rounds: 2,
      models: [asModelId(GPT)],
      web_search: true,
      is_sandbox: true,
      funding: "credits" as const,
      held: 2,
      used: 2,
      ended_at: dueAt,
      identity_version: IDENTITY_VERSION,
    };
    await db.insertInto("brand_visits").values(visit).execute();
    await sql`
      insert into visit_prompts (visit_id, prompt_id, brand_id, position, state, served, answers, naming, points, companies, missed)
      values (${visitId}, ${promptId}, ${brandId}, 0, 'done', array['other'], array[${answers}::smallint],
        array[${answers}::smallint], array[1::real], 1, ${answers}::smallint)
    `.execute(db);
    await sql`
      insert into visit_figures (brand_id, company, visit_id, prompt_id, answers, listed, points, squares, place, called)
      values (${brandId}, ${isOurs ? BRAND_KEY : "salesforce.com"}, ${visitId}, ${promptId}, array[${answers}::smallint],
        array[${answers}::smallint], array[1::real], array[1::real], 1, ${JSON.stringify([[0, [answers]]])})
    `.execute(db);
    await sql`
      insert into visit_mentions
        (brand_id, company, visit_id, prompt_id, answers, named, contrast, avoided, absent, called)
      values (${brandId}, ${BRAND_KEY}, ${visitId}, ${promptId}, array[${answers}::smallint],
        array[${answers}::smallint], array[0], array[0], array[0], ${JSON.stringify([[0, [answers]]])})
    `.execute(db);
    await sql`
      insert into figures_before (brand_id, version, visit_id, prompt_id, answers, listed)
      values (${brandId}, 1, ${visitId}, ${promptId}, array[${answers}::smallint], array[${answers}::smallint])
    `.execute(db);
    await sql`
      insert into visit_sources (brand_id, visit_id, prompt_id, domain, answers, with_brand, missed, models, lists, pages)
      values (${brandId}, ${visitId}, ${promptId}, 'elsewhere.com', ${answers}::smallint, 0, ${answers}::smallint,
        array[${GPT}], '[]', '[]')
    `.execute(db);
    await db
      .insertInto("visit_searches")
      .values({
        ...{
          brand_id: brandId,
          visit_id: visitId,
          prompt_id: promptId,
          model_id: asModelId(GPT),
          searched: 2,
          told: 1,
        },
        queries: JSON.stringify([{ query: "crm elsewhere", times: 1, answers: 1, naming: 1 }]),
      })
      .execute();
    await addUpVisit(db, { visitId, brandId });
    await addStatement({ visit_id: visitId });
    if (!alert) return;
    const details = {
      type: "version",
      modelId: asModelId(GPT),
      fromVersion: "old",
      toVersion: visitId,
    } as const;
    await db
      .insertInto("brand_alerts")
      .values({
        id: newId(),
        brand_id: brandId,
        visit_id: visitId,
        prompt_id: null,
        subject: visitId,
        type: "version",
        details: JSON.stringify(details),
        at: dueAt,
      })
      .execute();
  }

  /** A claim that one answer of the first market makes. */
  async function addClaim(): Promise<void> {
    const { db } = services;
    const visits = db.selectFrom("brand_visits").select("id").where("brand_id", "=", brandId);
    const { id: visitId } = await visits.where("state", "=", "completed").executeTakeFirstOrThrow();
    await db
      .insertInto("claims")
      .values({
        ...{ id: claimId, brand_id: brandId, company: BRAND_KEY, attribute: "founded", subject: "" },
        ...{ subject_key: "", claim_key: "date:2006", text: "Founded in 2006", value: "2006" },
        ...{ sentence: "It was founded in 2006.", language: "en", first_at: new Date(), last_at: new Date() },
      })
      .execute();
    await db
      .insertInto("claim_verdicts")
      .values({
        ...{ claim_id: claimId, facts_version: 0, judge: "code/1", verdict: "false" },
        ...{ fact_ids: [], because: "No fact", hint: null },
      })
      .execute();
    await addStatement({ visit_id: visitId });
  }

  /** A frozen plan of the first market. Visits of others neither count for it nor move its next look. */
  async function addRunningExperiment(): Promise<string> {
    const { prompts } = await verbs.getBrand(maya.request, { brandId });
    const [promptId = "", control = ""] = prompts.flatMap(({ id, market }) =>
      market?.country === "DE" ? [id] : [],
    );
    const wish = { market: "DE/de", controls: [control], outcome: "score", lag: 2, looks: 1 } as const;
    const actions = [{ address: "A page", promptIds: [promptId] }];
    const when = { worth: 9, startsOn: new Date().toISOString().slice(0, 10), isDrawn: false };
    const { id, plan } = await verbs.createExperiment(maya.request, {
      ...{ brandId, name: "A page", actions, ...wish, ...when },
    });
    const frozen = {
      sha256: "x",
      forecast: "{}",
      names_version: 1,
      state: "running",
      frozen_at: new Date(),
    } as const;
    await services.db.updateTable("experiments").set(frozen).where("id", "=", id).execute();
    const [action] = plan.actions;
    await services.db
      .insertInto("live_actions")
      .values({ experiment_id: id, action_id: action?.id ?? "", address: "A page", live_on: "2026-01-05" })
      .execute();
    return id;
  }

  /** The same plan with a look that the first market's visits have made due. */
  async function copyExperiment(): Promise<string> {
    const id = newId();
    await sql`
      insert into experiments (id, brand_id, name, market, plan, sha256, forecast, names_version, state, frozen_at)
      select ${id}, brand_id, name, market, plan || '{"lag": 0, "looks": [3]}', sha256, forecast, names_version, state, frozen_at
      from experiments where id = ${experimentId}
    `.execute(services.db);
    await sql`
      insert into live_actions (experiment_id, action_id, address, live_on)
      select ${id}, action_id, address, live_on from live_actions where experiment_id = ${experimentId}
    `.execute(services.db);
    return id;
  }

  /** An answer of a visit that was read and says the claim. */
  async function addStatement(
    visit: { readonly visit_id: string } | { readonly direct_visit_id: string },
  ): Promise<void> {
    const runs = services.db.selectFrom("visit_prompts").select("run_id").where("brand_id", "=", brandId);
    const { run_id } = await runs.where("run_id", "is not", null).executeTakeFirstOrThrow();
    statements += 1;
    const round = statements;
    const column_id = studyColumn({ modelId: asModelId(GPT), round, arm: "natural" });
    const of = { run_id: run_id ?? "", column_id };
    await services.db
      .insertInto("claim_readings")
      .values({
        ...of,
        brand_id: brandId,
        ...visit,
        state: "read",
        named: [BRAND_KEY],
        cited: [`https://${newId()}.example.com/`],
        reader: "reader 1",
        at: new Date(),
      })
      .execute();
    await services.db
      .insertInto("statements")
      .values({
        ...{ ...of, claim_id: claimId, ...visit, model_id: asModelId(GPT), at: new Date() },
        ...{ sentence: "It was founded in 2006.", quote_at: 0, quote_length: 23, polarity: "praised" },
        ...{ aspect: "reputation", reader: "reader 1" },
      })
      .execute();
  }

  async function readAll(): Promise<Record<string, unknown>> {
    const read: Record<string, unknown> = {};
    for (const [name, call] of Object.entries(READS)) read[name] = await call();
    return JSON.parse(JSON.stringify(read));
  }
});
