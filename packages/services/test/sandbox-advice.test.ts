import {
  type Advice,
  type AnalysisFact,
  BUILT_IN_CATALOGUE,
  rankingFacts,
  readerUserAgent,
  type SeoAdvice,
  siteFacts,
  sourceFacts,
  unreadSiteText,
} from "@standings/domain";
import { createGuardedClient, createSiteReader } from "@standings/integrations";
import {
  askSeoAdvice,
  askSourceAdvice,
  type Breaker,
  createBreaker,
  createOpenAiGateway,
  type Given,
  type ModelGateway,
} from "@standings/models";
import { SITE_DOMAINS, startSandbox } from "@standings/sandbox";
import { sized } from "@standings/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let client: ReturnType<typeof createGuardedClient>;
let gateway: ModelGateway;
let breaker: Breaker;
beforeAll(async () => {
  sandbox = await startSandbox();
  client = createGuardedClient({ sandboxOrigin: null, gateway: `${sandbox.url}/sites` });
  gateway = createOpenAiGateway({ url: `${sandbox.url}/models/v1`, key: "k", kind: "openrouter" });
  breaker = createBreaker();
});
afterAll(async () => {
  await Promise.all([client.close(), gateway.close()]);
  await sandbox.close();
});

/** All sites in the long tier, some in the gate. */
const DOMAINS = SITE_DOMAINS.filter((_, nth) => nth % sized({ whole: 1, gate: 4 }) === 0);
const ENDLESS = "zoho.com";

/** What rankings might say of a company. */
function standingOf(domain: string) {
  const question = {
    kind: "company",
    isSandbox: true,
    createdAt: "2026-10-28T10:00:00.000Z",
    places: [],
    isOwn: false,
    isPrivate: false,
    origin: null,
    study: null,
    isListed: true,
    models: [],
    first: null,
    companies: 12,
    peers: 3,
  } as const;
  return {
    companyName: domain,
    domain,
    figures: {
      questions: 24,
      answers: 81,
      top3Mentions: 28,
      averageRank: 3.9,
      totalMentions: 57,
      sources: 48,
    },
    models: BUILT_IN_CATALOGUE.forSearches.slice(0, 3).map(({ id: modelId }, index) => ({
      modelId,
      answers: 27,
      mentions: 19,
      top3Mentions: 3,
      averageRank: 2.5 + 1.8 * index,
    })),
    questions: [
      { ...question, searchId: "a", prompt: "Best for startups", rank: 2, timesAsked: 1, ranks: [2] },
      { ...question, searchId: "b", prompt: "Cheap and simple", rank: 7, timesAsked: 2, ranks: [9, 7] },
    ],
    sources: ["g2.com", "zapier.com", "youtube.com", domain].map((source, index) => ({
      source,
      count: 31 - 9 * index,
    })),
  };
}

/** Facts of a company of the catalogue, read from its site in the sandbox, and of rankings made up. */
async function factsOf(domain: string) {
  const reader = createSiteReader({
    // The page that never ends is given up after a second instead of ten.
    get: (url, options) =>
      client.get(url, { ...options, ...(domain === ENDLESS ? { timeoutMs: 1_000 } : {}) }),
    userAgent: readerUserAgent("http://localhost:3000"),
  });
  const reading = await reader.read(domain);
  return {
    facts: [...siteFacts(reading), ...rankingFacts(standingOf(domain), BUILT_IN_CATALOGUE)],
    unread: unreadSiteText(reading),
  };
}

async function advise(
  domain: string,
  { facts, unread }: Awaited<ReturnType<typeof factsOf>>,
  modelId: string = BUILT_IN_CATALOGUE.defaultId,
): Promise<Given<SeoAdvice>> {
  const outcome = await askSeoAdvice(
    { modelId, upstreamId: modelId, companyName: domain, domain, facts, unread },
    { gateway, breaker, deadlineMs: 60_000, signal: AbortSignal.timeout(90_000) },
  );
  if (outcome.status === "error") throw new Error(`${domain}: ${outcome.detail}`);
  return outcome.value;
}

const FIGURE_OR_PATH = /(?<![\w/.:-])\/[\w/.-]*\w|\d[\d.,]*\d|\d/g;

/** Figures and paths of a text that none of its facts shows, so that nobody could check them. */
function unfounded({ text, facts }: Advice, all: readonly AnalysisFact[]): string[] {
  const named = all.filter(({ number }) => facts.includes(number));
  const shown = named.map(({ title, detail }) => `${title} ${detail}`).join(" ");
  return (text.match(FIGURE_OR_PATH) ?? []).filter((part) => !shown.includes(part));
}

/** Pages that a weakness names and that its first fact is not about. */
function elsewhere({ text, facts }: Advice, all: readonly AnalysisFact[]): string[] {
  const fact = all.find(({ number }) => number === facts[0]);
  const pages = fact && "pages" in fact ? fact.pages : [];
  return (text.match(FIGURE_OR_PATH) ?? []).filter((part) => part.startsWith("/") && !pages.includes(part));
}

describe("the sandbox's SEO advice, for each company that has a site in it", () => {
  it("rests on facts of the reading, good ones for strengths and others for weaknesses", async () => {
    const told = await Promise.all(
      DOMAINS.map(async (domain) => {
        const found = await factsOf(domain);
        const { advice } = await advise(domain, found);
        const statusesOf = (pieces: readonly Advice[]) =>
          pieces.flatMap(
            ({ facts }) => found.facts.find(({ number }) => number === facts[0])?.status ?? "none",
          );
        const strengths = statusesOf([...advice.seoStrengths, ...advice.aeoStrengths]);
        const weaknesses = statusesOf([...advice.seoWeaknesses, ...advice.aeoWeaknesses]);
        expect([domain, ...new Set(strengths)]).toEqual([domain, "good"]);
        expect(["warning", "bad"]).toEqual(expect.arrayContaining(weaknesses));
        expect([domain, weaknesses.length > 0]).toEqual([domain, true]);

        for (const piece of [...advice.seoWeaknesses, ...advice.aeoWeaknesses])
          expect([piece.text, elsewhere(piece, found.facts)]).toEqual([piece.text, []]);

        const reasons = advice.recommendations.map(({ reason, facts }) => ({ text: reason, facts }));
        const { keywords, ...lists } = advice;
        for (const piece of [...Object.values(lists).flat(), ...reasons]) {
          expect([piece.text, unfounded(piece, found.facts)]).toEqual([piece.text, []]);
          expect(piece.text).toMatch(/^[^{}]{15,}[.?]$/);
        }
        expect(advice.recommendations.length).toBeGreaterThanOrEqual(4);
        expect(keywords.length).toBeGreaterThan(3);
        return JSON.stringify(advice);
      }),
    );
    expect(new Set(told).size).toBe(DOMAINS.length);
  });

  it("is another of each model, and the same each time", async () => {
    const found = await factsOf("webflow.com");
    const ids = BUILT_IN_CATALOGUE.forSearches.map(({ id }) => id);
    const all = await Promise.all(ids.map((id) => advise("webflow.com", found, id)));
    expect(new Set(all.map(({ advice }) => JSON.stringify(advice))).size).toBe(ids.length);
    expect(await advise("webflow.com", found)).toEqual(all[0]);
  });

  it("sometimes names a fact that nobody gave it, which is dropped", async () => {
    const found = await factsOf("hubspot.com");
    const all = await Promise.all(SITE_DOMAINS.map((domain) => advise(domain, found)));
    const share = all.filter(({ dropped }) => dropped > 0).length / all.length;
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(0.4);
  });
});

describe("the sandbox's source advice", () => {
  const named = (name: string) => ({ name, domain: `${name.toLowerCase()}.com` });
  const voice = (name: string, together: number, averageRank: number) => ({
    ...named(name),
    listings: together,
    together,
    averageRank,
    share: together / 300,
  });
  const gap = (domain: string, answers: number, isCompetitors = false) => ({
    domain,
    answers,
    isCompetitors,
    competitors: [named("Wix")],
    kind: "other" as const,
    models: [],
    pagesInField: 2,
    pagesNaming: 1,
    pages: [
      {
        url: `https://${domain}/best/builders`,
        answers,
        naming: 0,
        question: { searchId: "1", kind: "company" as const, prompt: "Best site builder", isOwn: false },
        questions: 1,
      },
    ],
  });
  const standing = {
    ...standingOf("webflow.com"),
    companyName: "Webflow",
    competition: {
      questions: 40,
      arePeers: true,
      others: { companies: 9, share: 0.2 },
      absent: 60,
      gapPages: 30,
      pages: 118,
      pagesNaming: 41,
      kinds: [],
      alreadyOn: [],
      isPartial: false,
      answers: 130,
      gapTotal: 23,
      wasCensored: false,
      isSandbox: true,
      company: voice("Webflow", 57, 3.9),
      competitors: [voice("Wix", 47, 4.1), voice("Framer", 45, 3.3)],
      gap: [gap("reddit.com", 12), gap("wix.com", 9, true), gap("smallblog.dev", 4)],
    },
  };

  it("says of each source what the facts say, and acts where the gap is", async () => {
    const facts = sourceFacts(standing);
    const { sources, domain, companyName } = standing;
    const told = BUILT_IN_CATALOGUE.forSearches.map(async ({ id: modelId }) => {
      const outcome = await askSourceAdvice(
        { modelId, upstreamId: modelId, companyName, domain, facts, sources },
        { gateway, breaker, deadlineMs: 60_000, signal: AbortSignal.timeout(90_000) },
      );
      if (outcome.status === "error") throw new Error(outcome.detail);
      const { advice } = outcome.value;
      for (const piece of Object.values(advice).flat())
        expect([piece.text, unfounded(piece, facts)]).toEqual([piece.text, []]);
      expect(advice.summary.length).toBeGreaterThanOrEqual(3);
      expect(advice.recommendations.length).toBeGreaterThanOrEqual(4);
      expect(advice.missingOpportunities.length).toBeGreaterThanOrEqual(3);
      expect(advice.priorityActions.length).toBeGreaterThanOrEqual(4);
      const reddit = advice.priorityActions.find(({ platforms }) => platforms.includes("Reddit"));
      expect(facts.find(({ number }) => number === reddit?.facts[0])?.id).toBe("gap:reddit.com");
      expect(advice.sourceCategories.flatMap((category) => category.sources).sort()).toEqual(
        sources.map(({ source }) => source).sort(),
      );
      return JSON.stringify(advice);
    });
    expect(new Set(await Promise.all(told)).size).toBe(BUILT_IN_CATALOGUE.forSearches.length);
  });
});
