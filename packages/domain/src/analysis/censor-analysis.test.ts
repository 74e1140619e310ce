import { expect, it } from "vitest";
import { asModelId } from "../models/catalogue.ts";
import type { Advice, SeoAdvice, SourceAdvice } from "./advice.ts";
import type { AnalysisFact, RankingFact } from "./analysis-fact.ts";
import type { AnalysisRecord } from "./analysis-run.ts";
import { censorAnalysis } from "./censor-analysis.ts";

const WORDS = ["alpha", "bravo", "charlie", "delta"];
/** Four pieces, each with a word of its own that tells where it stood. */
const pieces = (list: string) => WORDS.map((word): Advice => ({ text: `${list}-${word} text.`, facts: [1] }));
const SOURCES = ["one", "two", "three", "four", "five", "sixth", "seventh"].map((name) => `${name}-site.com`);

const fact = (number: number, id: string, detail = "No name."): RankingFact => {
  return { number, id, status: "warning", title: `${id.split(":")[1] ?? "A"}: cited`, detail };
};
const ofSite: AnalysisFact = {
  id: "titles",
  number: 6,
  status: "good",
  title: "Titles",
  detail: "See sixth-site.com.",
  pages: ["/"],
  values: [{ path: "/", value: 30 }],
};
const FACTS = [
  ofSite,
  fact(17, "top_sources", `Cited most: ${SOURCES.slice(0, 5).join(", ")}. Then sixth-site.com.`),
  ...SOURCES.map((source, index) => fact(18 + index, `gap:${source}`)),
  fact(30, "competitor:acme.com", "It is the company itself."),
];

const common = {
  id: "run",
  domain: "acme.com",
  companyName: "Acme",
  modelId: asModelId("m"),
  createdAt: "",
  censorReason: "no_credits",
  isRunning: false,
  isSandbox: true,
  facts: FACTS,
  dropped: 0,
} as const;

const SEO: SeoAdvice = {
  summary: pieces("summary"),
  keywords: WORDS.map((word) => `keyword-${word}`),
  seoStrengths: pieces("good"),
  seoWeaknesses: pieces("bad"),
  aeoStrengths: pieces("found"),
  aeoWeaknesses: pieces("lost"),
  recommendations: pieces("do").map((piece, index) => ({ ...piece, reason: `why-${WORDS[index]}` })),
};

const SOURCE: SourceAdvice = {
  summary: pieces("summary"),
  recommendations: [{ text: "Write for sixth-site.com. Then rest.", facts: [1] }, ...pieces("do").slice(1)],
  missingOpportunities: pieces("miss"),
  priorityActions: pieces("act").map((piece, index) => ({
    ...piece,
    platforms: [`platform-${WORDS[index]}`],
    cost: `cost-${WORDS[index]}`,
    effort: "Low",
    impact: "High",
  })),
  sourceCategories: pieces("category").map((piece, index) => ({
    ...piece,
    category: `name-${WORDS[index]}`,
    sources: SOURCES,
  })),
};

const RECORDS: AnalysisRecord[] = [
  { ...common, kind: "seo", site: null, advice: SEO },
  { ...common, kind: "source", site: null, advice: SOURCE },
];

it.each(RECORDS)("leaves the first two entries of each list, and nothing of the others: $kind", (record) => {
  const censored = censorAnalysis(record);
  const text = JSON.stringify(censored);
  for (const word of WORDS.slice(2)) expect(text).not.toContain(word);
  const lists = Object.entries(record.advice ?? {});
  for (const [list, entries] of lists) {
    const seen: (Advice | string)[] = Object(censored.advice)[list];
    expect(seen).toHaveLength(entries.length);
    const marks = seen.map((entry) =>
      typeof entry === "string" ? entry.endsWith("*****") : (entry.censored ?? false),
    );
    expect([list, marks]).toEqual([list, [false, false, true, true]]);
  }
});

it.each(RECORDS)(
  "names five sources or competitors, and the company, in facts and in advice: $kind",
  (record) => {
    const { facts, ...rest } = censorAnalysis(record);
    const [site, ...ranking] = facts;
    expect(site).toEqual(ofSite);
    const text = JSON.stringify([ranking, rest]);
    for (const source of SOURCES.slice(0, 5)) expect(text).toContain(source);
    for (const source of SOURCES.slice(5)) expect(text).not.toContain(source);
    expect(ranking.map(({ number }) => number)).toEqual(FACTS.slice(1).map(({ number }) => number));
    expect(ranking.at(-1)).toEqual(FACTS.at(-1));
  },
);

it("takes an analysis without advice", () => {
  for (const record of RECORDS) expect(censorAnalysis({ ...record, advice: null }).advice).toBeNull();
});
