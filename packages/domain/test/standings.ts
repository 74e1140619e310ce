import fc from "fast-check";
import type { CompanyStanding } from "../src/analysis/company-standing.ts";
import type { SourceStanding } from "../src/analysis/source-facts.ts";
import { SOURCE_TYPES } from "../src/brands/source-types.ts";
import type { CompanyQuestion } from "../src/company.ts";
import type { AskedPrompt, GapPage, Voice } from "../src/competition.ts";
import { asModelId } from "../src/models/catalogue.ts";

const question = (prompt: string, rank: number | null, more: Partial<CompanyQuestion>): CompanyQuestion => ({
  searchId: prompt,
  kind: "company",
  prompt,
  rank,
  isSandbox: false,
  timesAsked: 1,
  ranks: [rank],
  createdAt: "2026-10-12T10:00:00.000Z",
  places: [],
  isOwn: false,
  isPrivate: false,
  origin: null,
  study: null,
  isListed: true,
  models: [],
  first: null,
  companies: 0,
  peers: 0,
  ...more,
});
const model = (id: string, mentions: number, averageRank: number) => ({
  modelId: asModelId(id),
  answers: mentions + 3,
  mentions,
  averageRank,
  top3Mentions: 0,
});

/** A company as a mockup shows one. */
export const ACME: CompanyStanding = {
  companyName: "Acme",
  domain: "acme.com",
  figures: { questions: 24, answers: 81, top3Mentions: 28, averageRank: 3.9, totalMentions: 57, sources: 48 },
  models: [
    model("openai/gpt-4.1-mini", 32, 3.1),
    model("anthropic/claude-3.5-haiku", 14, 2.5),
    model("meta-llama/llama-4-scout", 11, 6.1),
  ],
  questions: [
    question("CRM for zoos", null, {}),
    question("Headless CRM", 6, {
      timesAsked: 3,
      ranks: [4, null, 6],
      createdAt: "2026-10-28T10:00:00.000Z",
    }),
    question("Best CRM", 2, { timesAsked: 9, createdAt: "2026-11-02T10:00:00.000Z" }),
    question("Top CRM", 1, {}),
  ],
  sources: [
    { source: "g2.com", count: 31 },
    { source: "reddit.com", count: 27 },
    { source: "zapier.com", count: 22 },
    { source: "acme.com", count: 4 },
  ],
};

const voice = (name: string, together: number, averageRank: number, share: number): Voice => ({
  name,
  domain: `${name.toLowerCase()}.com`,
  listings: together,
  together,
  averageRank,
  share,
});

const BEST_SHOP: AskedPrompt = { searchId: "1", kind: "company", prompt: "Best shop", isOwn: false };
const PAGES = {
  pagesInField: 3,
  pagesNaming: 1,
  models: [],
  pages: [
    { url: "https://techradar.com/best/shops", answers: 12, naming: 0, question: BEST_SHOP, questions: 2 },
  ],
};

export const ACME_SOURCES: SourceStanding = {
  ...ACME,
  competition: {
    questions: 40,
    isPartial: false,
    answers: 130,
    arePeers: true,
    others: { companies: 31, share: 0.566 },
    absent: 73,
    gapTotal: 23,
    gapPages: 31,
    pages: 118,
    pagesNaming: 41,
    kinds: [],
    alreadyOn: [],
    wasCensored: false,
    isSandbox: false,
    company: voice("Acme", 57, 3.9, 0.124),
    competitors: [voice("Wix", 47, 4.1, 0.11), voice("Framer", 45, 3.3, 0.2)],
    gap: [
      {
        domain: "techradar.com",
        answers: 12,
        isCompetitors: false,
        competitors: [voice("Wix", 47, 4.1, 0.1), voice("Framer", 45, 3.3, 0.2)],
        ...PAGES,
        kind: "press",
      },
      { domain: "wix.com", answers: 1, isCompetitors: true, competitors: [], ...PAGES, kind: "competitor" },
    ],
  },
};

const rank = fc.integer({ min: 10, max: 200 }).map((tenths) => tenths / 10);
const place = fc.option(fc.integer({ min: 1, max: 20 }), { nil: null });
const domain = fc.constantFrom("acme.com", "g2.com", "reddit.com", "zapier.com", "wix.com", "forbes.com");
const name = fc.constantFrom("Wix", "Framer", "Duda", "Booking.com", "Squarespace", "Shopify");

const models = fc.uniqueArray(
  fc.record({
    modelId: fc.constantFrom("openai/gpt-4.1-mini", "x-ai/grok-3-mini", "perplexity/sonar").map(asModelId),
    answers: fc.integer({ min: 30, max: 60 }),
    mentions: fc.integer({ min: 1, max: 30 }),
    top3Mentions: fc.nat(9),
    averageRank: rank,
  }),
  { selector: ({ modelId }) => modelId, maxLength: 3 },
);
const questions = fc.uniqueArray(
  fc
    .record({
      prompt: fc.constantFrom("Best CRM", "A “quoted” one", "x: #3", "Where to?", "東京の旅館"),
      rank: place,
      timesAsked: fc.integer({ min: 1, max: 40 }),
      ranks: fc.array(place, { minLength: 1, maxLength: 5 }),
    })
    .map(({ prompt, rank: at, ...more }) => question(prompt, at, more)),
  { selector: ({ prompt }) => prompt, maxLength: 5 },
);
const sources = fc
  .uniqueArray(fc.record({ source: domain, count: fc.integer({ min: 1, max: 60 }) }), {
    selector: ({ source }) => source,
  })
  .map((all) => all.sort((a, b) => b.count - a.count));

/** Standings of a company that some answer lists. */
export const standings: fc.Arbitrary<CompanyStanding> = fc
  .record({
    models,
    questions,
    sources,
    more: fc.nat(5),
    totalMentions: fc.integer({ min: 1, max: 99 }),
    rank,
  })
  .map(({ models: all, questions: asked, sources: cited, more, totalMentions, rank: averageRank }) => ({
    companyName: "Acme",
    domain: "acme.com",
    models: all,
    questions: asked,
    sources: cited,
    figures: {
      questions: 40,
      answers: 130,
      totalMentions,
      averageRank,
      top3Mentions: Math.min(totalMentions, 7),
      sources: cited.length === 0 ? 0 : cited.length + more,
    },
  }));

const voices = fc.record({
  name,
  listings: fc.nat(90),
  together: fc.nat(60),
  averageRank: fc.option(rank, { nil: null }),
  share: fc.nat(100).map((percent) => percent / 100),
});
const withDomain = <Named extends { readonly name: string }>(named: Named) => ({
  ...named,
  domain: `${named.name.toLowerCase()}.example`,
});

/** With competitors and a source gap, each perhaps empty. */
export const sourceStandings: fc.Arbitrary<SourceStanding> = fc
  .record({
    standing: standings,
    company: voices,
    competitors: fc.uniqueArray(voices, { selector: (each) => each.name }),
    gap: fc.uniqueArray(
      fc.record({
        domain: fc.integer({ min: 0, max: 40 }).map((number) => `site${number}.com`),
        answers: fc.integer({ min: 1, max: 50 }),
        isCompetitors: fc.boolean(),
        competitors: fc
          .uniqueArray(name, { maxLength: 3 })
          .map((all) => all.map((each) => withDomain({ name: each }))),
        kind: fc.constantFrom(...SOURCE_TYPES),
        models: fc.constant([]),
        pagesInField: fc.integer({ min: 1, max: 9 }),
        pagesNaming: fc.nat(3),
        pages: fc.subarray<GapPage>(PAGES.pages),
      }),
      { selector: (each) => each.domain, maxLength: 14 },
    ),
    more: fc.nat(30),
    isPartial: fc.boolean(),
  })
  .map(({ standing, company, competitors, gap, more, isPartial }) => ({
    ...standing,
    competition: {
      questions: 40,
      answers: 130,
      arePeers: true,
      others: { companies: 31, share: 0.5 },
      absent: 73,
      gapPages: gap.length === 0 ? 0 : gap.length + more + 2,
      pages: 118,
      pagesNaming: 41,
      kinds: [],
      alreadyOn: [],
      wasCensored: false,
      isSandbox: false,
      isPartial,
      gap,
      gapTotal: gap.length === 0 ? 0 : gap.length + more,
      company: { ...withDomain(company), name: "Acme", domain: "acme.com" },
      competitors: competitors.map(withDomain),
    },
  }));
