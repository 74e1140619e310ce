/** Two companies beside each other, over the newest answers of their fields. */

import { mask, VISIBLE_POSITIONS } from "../censoring.ts";
import { citedPages } from "../cited-page.ts";
import type { ColumnId } from "../columns.ts";
import type { CompanySuggestion } from "../company.ts";
import type { ModelId } from "../models/catalogue.ts";
import { plural } from "../number-words.ts";
import type { SearchKind } from "../runs.ts";
import type { Estimate, StudyReport } from "../studies/report.ts";
import type { FieldAnswer, FieldQuestion } from "./field.ts";

/** Pages of each kind that are named. */
export const PAIR_PAGES = 10;

/**
 * Where a company stands beside the other: `alone` where only the company is listed, `absent` where only the other is, `level`
 * where both have one place.
 */
export const PAIR_OUTCOMES = ["absent", "below", "level", "above", "alone"] as const;
export type PairOutcome = (typeof PAIR_OUTCOMES)[number];

export type PairCounts = Readonly<Record<PairOutcome, number>>;

/** Counted over answers that list one of the two or both. */
export interface PairTally {
  readonly answers: number;
  readonly counts: PairCounts;
}

export interface PairModel extends PairTally {
  readonly modelId: ModelId;
}

/** A cited page, and the answers that cite it and list the company, the other, or one of them. */
export interface PairPage {
  readonly url: string;
  readonly domain: string;
  readonly company: number;
  readonly other: number;
  readonly answers: number;
  /** The domain is a mask, and the address is left out. */
  readonly censored?: boolean | undefined;
}

/** Most answers first, at most `PAIR_PAGES`; `total` is all of them. */
export interface PairPages {
  readonly pages: readonly PairPage[];
  readonly total: number;
}

/** Pages by whom the answers list that cite them. */
export interface PairSources {
  readonly company: PairPages;
  readonly both: PairPages;
  readonly other: PairPages;
}

/** The places that one model's newest answer to a question gives to both. */
export interface PairPlace {
  readonly modelId: ModelId;
  /** Null where it is not listed. */
  readonly company: number | null;
  readonly other: number | null;
  /** The answer: a column of a search. */
  readonly searchId: string;
  readonly columnId: ColumnId;
}

/** A question that lists one of the two or both. */
export interface PairQuestion {
  readonly kind: SearchKind;
  readonly prompt: string;
  /** ISO 8601, of the newest search that asked it. */
  readonly createdAt: string;
  readonly isPrivate: boolean;
  readonly outcome: PairOutcome;
  /** Its answers, those that list neither among them. */
  readonly answers: number;
  readonly counts: PairCounts;
  /** One for each model that answered. */
  readonly places: readonly PairPlace[];
}

/** What a study says of two companies: `tied` where it can't tell them apart, `open` where it does not compare them. */
export type PairVerdict = "above" | "below" | "tied" | "open";

export interface PairStudy {
  readonly id: string;
  readonly prompt: string;
  readonly rounds: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isPrivate: boolean;
  /** Older rules made what it found, and a job will count it again. */
  readonly isRecountDue: boolean;
  readonly verdict: PairVerdict;
  /** Rounds in all at which it would probably tell them apart; null where it would not, or does. */
  readonly forecast: number | null;
  /** Scores, 0 to 1. */
  readonly company: Estimate;
  readonly other: Estimate;
}

/** One company against another. */
export interface Against extends PairTally {
  readonly company: CompanySuggestion;
  readonly other: CompanySuggestion;
  /** The company's peers, nearest first, as its overview names them. */
  readonly peers: readonly CompanySuggestion[];
  /** Questions of both fields that list one of the two or both; by the counts of each. Most telling first. */
  readonly questions: readonly PairQuestion[];
  readonly byQuestion: PairCounts;
  /** Answers to these questions that list neither. */
  readonly neither: number;
  /** In the order of their answers, most first. */
  readonly models: readonly PairModel[];
  readonly sources: PairSources;
  /** Studies of questions that both are listed in, newest first; only those that the viewer may read. */
  readonly studies: readonly PairStudy[];
  readonly isWithPrivate: boolean;
  /** Older questions were not read. */
  readonly isPartial: boolean;
  readonly isSandbox: boolean;
  /** Sources from the sixth on are masked. */
  readonly wasCensored: boolean;
}

/** What one answer says of a company: its place and its words; null where it is not listed. */
export interface Said {
  readonly rank: number;
  /** As the answer spells it. */
  readonly name: string;
  /** Its reason, or its description; "" where the answer gives none. */
  readonly text: string;
}

/** What a model's answer says of two companies. */
export interface SaidOfBoth {
  readonly modelId: ModelId;
  readonly searchId: string;
  readonly columnId: ColumnId;
  readonly kind: SearchKind;
  /** The viewer asked it. */
  readonly isOwn: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly company: Said | null;
  readonly other: Said | null;
}

/** Two companies, by domain. */
export interface Pair {
  readonly company: string;
  readonly other: string;
}

/** Where the company stands in an answer beside the other; null where neither is listed. */
export function pairOutcome({ ranks }: Pick<FieldAnswer, "ranks">, pair: Pair): PairOutcome | null {
  const [own, other] = [ranks.get(pair.company), ranks.get(pair.other)];
  if (own === undefined) return other === undefined ? null : "absent";
  if (other === undefined) return "alone";
  return own === other ? "level" : own < other ? "above" : "below";
}

/** How often the company stands where. */
export function tallyPair(answers: readonly FieldAnswer[], pair: Pair): PairTally {
  const counts = { absent: 0, below: 0, level: 0, above: 0, alone: 0 };
  for (const answer of answers) {
    const outcome = pairOutcome(answer, pair);
    if (outcome !== null) counts[outcome] += 1;
  }
  return { answers: PAIR_OUTCOMES.reduce((sum, outcome) => sum + counts[outcome], 0), counts };
}

/** Where the company stands in a question: by the answers that put it ahead and those that put the other ahead. */
export function questionOutcome({ absent, below, level, above, alone }: PairCounts): PairOutcome {
  const both = below + level + above;
  if (both === 0 && absent === 0) return "alone";
  if (both === 0 && alone === 0) return "absent";
  const [ahead, behind] = [aheadIn({ above, alone }), aheadIn({ above: below, alone: absent })];
  return ahead === behind ? "level" : ahead > behind ? "above" : "below";
}

/** Answers that put the company ahead of the other, whether or not they list the other. */
export function aheadIn({ above, alone }: Pick<PairCounts, "above" | "alone">): number {
  return above + alone;
}

/** Answers that put the other ahead of the company. */
export function behindIn({ below, absent }: Pick<PairCounts, "below" | "absent">): number {
  return below + absent;
}

/** Each model's counts, the one with most answers first. */
export function tallyPairModels(answers: readonly FieldAnswer[], pair: Pair): PairModel[] {
  return [...Map.groupBy(answers, ({ modelId }) => modelId)]
    .map(([modelId, own]) => ({ modelId, ...tallyPair(own, pair) }))
    .filter((model) => model.answers > 0)
    .sort((a, b) => b.answers - a.answers || (a.modelId < b.modelId ? -1 : 1));
}

/** Questions that list both first, by how many answers do; then those that list one. */
export function byListings(a: PairQuestion, b: PairQuestion): number {
  const both = ({ counts }: PairQuestion) => counts.below + counts.level + counts.above;
  const either = ({ counts }: PairQuestion) => counts.alone + counts.absent;
  return both(b) - both(a) || either(b) - either(a) || (a.createdAt > b.createdAt ? -1 : 1);
}

/** Sources from the sixth on masked, for a viewer without credits. */
export function censorPairSources({ company, both, other }: PairSources): PairSources {
  const censor = ({ pages, total }: PairPages): PairPages => ({
    total,
    pages: pages.map((page, index) =>
      index < VISIBLE_POSITIONS ? page : { ...page, url: "", domain: mask(page.domain), censored: true },
    ),
  });
  return { company: censor(company), both: censor(both), other: censor(other) };
}

/** The pages that answers cite which list one of the two or both, each once whatever the spelling of its address. */
export function pairSources(questions: readonly FieldQuestion[], pair: Pair): PairSources {
  const found = new Map<
    string,
    { url: string; domain: string; company: number; other: number; answers: number }
  >();
  for (const answer of questions.flatMap(({ answers }) => answers)) {
    if (pairOutcome(answer, pair) === null) continue;
    for (const [key, { url, domain }] of citedPages(answer.pages)) {
      const page = found.get(key) ?? { url, domain, company: 0, other: 0, answers: 0 };
      page.answers += 1;
      page.company += answer.ranks.has(pair.company) ? 1 : 0;
      page.other += answer.ranks.has(pair.other) ? 1 : 0;
      found.set(key, page);
    }
  }
  const pages = [...found.values()].sort((a, b) => b.answers - a.answers || (a.url < b.url ? -1 : 1));
  const part = (isIn: (page: PairPage) => boolean): PairPages => {
    const all = pages.filter(isIn);
    return { pages: all.slice(0, PAIR_PAGES), total: all.length };
  };
  return {
    company: part(({ other }) => other === 0),
    both: part(({ company, other }) => company > 0 && other > 0),
    other: part(({ company }) => company === 0),
  };
}

/** Places of a study's report that say how two entries stand: the pair it was asked about, else the ranks they may have. */
export function pairVerdict(
  { pair, entries }: Pick<StudyReport, "pair" | "entries">,
  company: string,
  other: string,
): Pick<PairStudy, "verdict" | "forecast"> {
  if (pair && new Set([pair.above, pair.below, company, other]).size === 2) {
    if (!pair.isApart) return { verdict: "tied", forecast: pair.forecast };
    return { verdict: pair.above === company ? "above" : "below", forecast: null };
  }
  const placeOf = (key: string) => entries.find((entry) => entry.key === key)?.place ?? null;
  const [own, theirs] = [placeOf(company), placeOf(other)];
  if (!own || !theirs) return { verdict: "open", forecast: null };
  if (own.worstRank < theirs.bestRank) return { verdict: "above", forecast: null };
  return { verdict: theirs.worstRank < own.bestRank ? "below" : "tied", forecast: null };
}

/**
 * Who is ahead of whom, with what it is counted of: "Acme is ahead of Bolt in 3 of 5 questions and with 2 of 3 models, Bolt in
 * 2 and with 1. Of 12 answers that list either, 7 put Acme first of the two and 5 Bolt."
 */
export function againstSentence({
  company,
  other,
  answers,
  counts,
  byQuestion,
  models,
  questions,
}: Pick<
  Against,
  "company" | "other" | "answers" | "counts" | "byQuestion" | "models" | "questions"
>): string {
  if (answers === 0) return `No answer lists ${company.name} or ${other.name} yet.`;
  const own = { name: company.name, answers: aheadIn(counts), questions: aheadIn(byQuestion), models: 0 };
  const theirs = { name: other.name, answers: behindIn(counts), questions: behindIn(byQuestion), models: 0 };
  for (const model of models) {
    const lead = aheadIn(model.counts) - behindIn(model.counts);
    own.models += lead > 0 ? 1 : 0;
    theirs.models += lead < 0 ? 1 : 0;
  }
  const [first, second] = own.answers >= theirs.answers ? [own, theirs] : [theirs, own];
  const rest =
    second.questions + second.models === 0
      ? ""
      : `, ${second.name} in ${second.questions} and with ${second.models}`;
  const level = counts.level > 0 ? `, ${counts.level} put both in one place` : "";
  return (
    `${first.name} is ahead of ${second.name} in ${first.questions} of ${plural(questions.length, "question")} and with ` +
    `${first.models} of ${plural(models.length, "model")}${rest}. ` +
    `Of ${plural(answers, "answer")} that ${answers === 1 ? "lists" : "list"} either, ${first.answers} put ${first.name} ` +
    `first of the two and ${second.answers === 0 ? "none" : second.answers} ${second.name}${level}.`
  );
}
