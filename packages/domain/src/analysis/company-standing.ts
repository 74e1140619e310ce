import type { CompanyFigures, CompanyQuestion, ModelPerformance } from "../company.ts";
import type { SourceCount } from "../competition.ts";
import { plural } from "../number-words.ts";

import type { FactStatus } from "../site/site-fact.ts";
import type { RankingFact } from "./analysis-fact.ts";

/** What the rankings say of a company, for the facts of an analysis. */
export interface CompanyStanding {
  readonly companyName: string;
  /** Registrable domain. */
  readonly domain: string;
  readonly figures: CompanyFigures;
  /** Those that list it. */
  readonly models: readonly ModelPerformance[];
  /** Questions of its field, worst first: those that do not list it, then by rank; at most 20. */
  readonly questions: readonly CompanyQuestion[];
  /** Most often cited first, at most 50, unmasked. */
  readonly sources: readonly SourceCount[];
}

/** A fact before it has a number. */
export type UnnumberedFact = Omit<RankingFact, "number">;

export function numberFrom(first: number, facts: readonly UnnumberedFact[]): RankingFact[] {
  return facts.map((fact, index) => ({ ...fact, number: first + index }));
}

/** The first fact of a company that no answer lists; without a field it is the only one. */
export function noMentionFact({ companyName, domain, figures }: CompanyStanding): UnnumberedFact {
  const { answers, questions } = figures;
  const field =
    answers === 0
      ? "No question is in its field yet."
      : `Its field has ${plural(answers, "answer")} to ${plural(questions, "question")}.`;
  return {
    id: "no_mentions",
    status: "bad",
    title: "Mentions: none, in no answer of any model",
    detail: `No answer lists ${companyName} (${domain}). ${field}`,
  };
}

/** The company's own place among the sources: how often it is cited and after how many others. */
export interface OwnCitations {
  /** Null: not among the sources given, and there are more than those. */
  readonly count: number | null;
  /** 1 for the source cited most; null when it is not among them. */
  readonly place: number | null;
}

/** It is a strength if the company's own site is among this many most cited sources. */
const FIRST_SOURCES = 3;

/** `place` of the own site among the sources; `all` of them. */
export function ownStatus(place: number | null, all: number): FactStatus {
  if (all === 0) return "neutral";
  if (place === null) return "bad";
  return place <= FIRST_SOURCES ? "good" : "warning";
}

export function ownCitations({ domain, sources, figures }: CompanyStanding): OwnCitations {
  const index = sources.findIndex(({ source }) => source === domain);
  if (index >= 0) return { count: sources[index]?.count ?? 0, place: index + 1 };
  return { count: figures.sources > sources.length ? null : 0, place: null };
}
