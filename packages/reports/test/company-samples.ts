import {
  type Advice,
  asModelId,
  BUILT_IN_CATALOGUE,
  type CompanyQuestion,
  type DiscoveryItem,
  type ModelPerformance,
  type Voice,
} from "@standings/domain";
import type {
  DiscoveryReport,
  PromptsReport,
  ReportFact,
  SeoReport,
  SourcesReport,
} from "../src/company-report.ts";

const FIVE = BUILT_IN_CATALOGUE.forSearches.slice(0, 5).map(({ id }) => id);
const QUESTIONS = [
  "Best website builder for agencies",
  "Which website builder is easiest to hand over to a client without a developer, in more than one language?",
  "最好的企业网站建设平台是哪一个",
  "أفضل منصة لبناء المواقع للشركات الصغيرة",
  "Welcher Website-Baukasten eignet sich für Agenturen?",
];

const PAPER = {
  kind: "company_page",
  name: "Webflow",
  domain: "webflow.com",
  createdAt: "2026-11-12T15:04:05.000Z",
  isSandbox: true,
  censored: false,
  logos: {},
  address: "http://localhost:8080/company/webflow.com",
  figures: { questions: 24, answers: 81, top3Mentions: 28, averageRank: 3.9, totalMentions: 57, sources: 48 },
} as const;

function questionOf(index: number): CompanyQuestion {
  const places = FIVE.slice(0, index % 6).map((modelId, place) => ({ modelId, rank: 1 + place * 3 }));
  const rank = index % 5 === 3 ? null : (index % 12) + 1;
  return {
    searchId: `search-${index}`,
    kind: "company",
    prompt: `${QUESTIONS[index % QUESTIONS.length]} ${index}`,
    rank,
    createdAt: new Date(Date.UTC(2026, 10, 11) - index * 86_400_000).toISOString(),
    isSandbox: true,
    isOwn: false,
    isPrivate: false,
    origin: null,
    isListed: places.length > 0,
    models: FIVE,
    first: { name: "Wix", domain: "wix.com" },
    companies: 14,
    peers: 4,
    places,
    timesAsked: 1 + (index % 3),
    study: null,
    ranks: [rank],
  };
}

export function promptsReport(changes: Partial<PromptsReport> = {}, count = 60): PromptsReport {
  const models: ModelPerformance[] = FIVE.map((modelId, index) => ({
    modelId,
    answers: 20,
    mentions: 13 - index,
    top3Mentions: 9 - index,
    averageRank: 2.5 + index * 0.9,
  }));
  const questions = Array.from({ length: count }, (_, index) => questionOf(index));
  return { ...PAPER, tab: "prompt", models, questions, total: count, ...changes };
}

/** Every model lists the company in every other prompt; one model never answers. */
export function discoveryReport(changes: Partial<DiscoveryReport> = {}, count = 10): DiscoveryReport {
  const items = Array.from({ length: count }, (_, index): DiscoveryItem => {
    const found = index % 2 === 0;
    const byModel = FIVE.map((modelId, place) =>
      place === 4
        ? ({ modelId, status: "error", rank: null, error: "No answer came." } as const)
        : ({ modelId, status: "completed", rank: found ? place + 2 : null, error: null } as const),
    );
    const named = ["Wix", "Squarespace", "Framer"].map((name) => ({
      name,
      domain: `${name.toLowerCase()}.com`,
    }));
    const prompt = `${QUESTIONS[index % QUESTIONS.length]} ${index}`;
    return {
      prompt,
      searchId: `s${index}`,
      status: "completed",
      found,
      rank: found ? 3.5 : null,
      error: null,
      byModel,
      named,
    };
  });
  const trade = { sells: "Website builders without code", country: "Portugal", language: "Portuguese" };
  return { ...PAPER, tab: "discovery", trade, modelIds: FIVE, items, ...changes };
}

export const adviceOf = (text: string, ...facts: number[]): Advice => ({ text, facts });

const FACTS: readonly ReportFact[] = Array.from({ length: 24 }, (_, index) => ({
  number: index + 1,
  status: (["good", "warning", "bad", "neutral"] as const)[index % 4] ?? "good",
  title:
    index % 7 === 0 ? "AI crawlers that fetch on request: 4 of 6 may read every page" : `Fact ${index + 1}`,
  detail: "robots.txt keeps out CCBot from every page (line 12). 3 of 6 are not named in it.",
}));

export function seoReport(changes: Partial<SeoReport> = {}): SeoReport {
  const advice = {
    summary: [
      adviceOf(
        "Webflow is easy to read for the crawlers that matter most: every one that fetches a page on request and every " +
          "search index is let in, and five of six pages hold their words without scripts.",
        1,
        2,
        8,
      ),
      adviceOf(
        "プロダクトのページは検索エンジンに読まれていますが、価格のページは機械には読めません。",
        9,
        16,
      ),
    ],
    keywords: [
      "visual web development",
      "no-code website builder",
      "ノーコード",
      "site speed",
      "headless CMS",
    ],
    seoStrengths: [
      adviceOf("One h1 and a title of its own on every page read.", 6, 12),
      adviceOf("A sitemap that is complete.", 5),
    ],
    seoWeaknesses: [adviceOf("No description on /made-in-webflow, the page most others link to.", 7)],
    aeoStrengths: [adviceOf("All six crawlers that answer or search may read the whole site.", 1, 2)],
    aeoWeaknesses: [
      adviceOf("Two of six training crawlers are blocked, two more in part.", 3),
      adviceOf("No llms.txt.", 4),
    ],
    recommendations: Array.from({ length: 6 }, (_, index) => ({
      ...adviceOf(`Let crawler number ${index + 1} in, at least on the blog and the product pages.`, 3, 13),
      reason:
        "The two crawlers that are shut out feed training sets, so newer models know less of the company.",
    })),
  };
  const analysis = {
    modelId: BUILT_IN_CATALOGUE.defaultId,
    createdAt: PAPER.createdAt,
    facts: FACTS,
    advice,
  };
  const site = { readAt: PAPER.createdAt, tookMs: 7200, pages: 6, unread: null };
  return { ...PAPER, tab: "seo", site, analysis, ...changes };
}

function voiceOf(index: number): Voice {
  const name = [
    "Wix",
    "Squarespace",
    "飞书 Lark",
    "شركة البناء",
    "Less Annoying Website Builder for Very Small Teams",
  ][index % 5];
  return {
    name: `${name} ${index}`,
    domain: `rival-${index}.com`,
    listings: 47 - index * 3,
    together: 40 - index * 3,
    averageRank: index === 9 ? null : 3.3 + index * 0.7,
    share: 0.16 - index * 0.012,
  };
}

export function sourcesReport(changes: Partial<SourcesReport> = {}, sources = 48): SourcesReport {
  const competitors = Array.from({ length: 10 }, (_, index) => voiceOf(index));
  const gap = Array.from({ length: 30 }, (_, index) => ({
    domain: `gap-${index}.com`,
    answers: 40 - index,
    isCompetitors: index % 6 === 5,
    competitors: competitors.slice(0, 3).map(({ name, domain }) => ({ name, domain })),
    kind: "press" as const,
    models: FIVE,
    pagesInField: 3,
    pagesNaming: 1,
    pages: QUESTIONS.slice(0, 1 + (index % 3)).map((prompt, page) => ({
      url: `https://gap-${index}.com/best/${page}`,
      answers: 3,
      naming: 0,
      question: { searchId: "s", kind: "company", isOwn: true, prompt } as const,
      questions: 1,
    })),
  }));
  const company = { ...voiceOf(0), name: PAPER.name, domain: PAPER.domain, share: 0.21 };
  const questions = 120;
  const answers = 157;
  const competition = {
    questions,
    answers,
    arePeers: true,
    others: { companies: 31, share: 0.1 },
    absent: 60,
    gapPages: 80,
    pages: 118,
    pagesNaming: 41,
    kinds: [],
    alreadyOn: [],
    isPartial: true,
    company,
    competitors,
    gap,
    gapTotal: 64,
    wasCensored: false,
    isSandbox: true,
  };
  const advice = {
    summary: [adviceOf("Webflow is judged by others more than by its own word.", 1, 2)],
    recommendations: [
      adviceOf("Be reviewed where the models look first.", 2),
      adviceOf("Write the comparisons.", 4),
    ],
    missingOpportunities: [adviceOf("Wikipedia is cited for rivals, never for Webflow.", 5)],
    priorityActions: (["Low", "Medium", "High"] as const).map((level) => ({
      ...adviceOf(`Ask ten agency clients for reviews that name handover, with ${level} effort.`, 2, 3),
      platforms: ["G2", "Capterra", "r/web_design"],
      cost: "Free",
      effort: level,
      impact: "High" as const,
    })),
    sourceCategories: ["Review sites", "Communities"].map((category) => ({
      ...adviceOf("First source for “best …” questions.", 2),
      category,
      sources: ["g2.com", "capterra.com", "reddit.com"],
    })),
  };
  const analysis = {
    modelId: asModelId("x-ai/grok-3-mini"),
    createdAt: PAPER.createdAt,
    facts: FACTS,
    advice,
  };
  const cited = Array.from({ length: sources }, (_, index) => ({
    source: index === 3 ? `${"very-".repeat(12)}long.com` : `source-${index}.com`,
    count: sources - index,
  }));
  return { ...PAPER, tab: "sources", competition, sources: cited, total: sources, analysis, ...changes };
}
