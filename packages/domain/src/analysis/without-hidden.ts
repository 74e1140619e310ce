import { promptKey } from "../prompt.ts";
import type { Advice, SeoAdvice, SourceAdvice } from "./advice.ts";
import { type AnalysisFact, isSiteFact } from "./analysis-fact.ts";
import type { AnalysisRecord } from "./analysis-run.ts";

/** What others than the owner of an analysis must not read. */
export interface HiddenFromOthers {
  /** The question of a fact is not shared. It may be cut, and then ends with an ellipsis. */
  isQuestionHidden(question: string): boolean;
  /** A text names what is off public pages. */
  isTextHidden(text: string): boolean;
}

/** Questions hold no quotes (spec part 1 §5); facts write them in curly ones. */
const QUOTED = /“([^“”]*)”/g;

/** The questions that facts of an analysis quote. Those of the company's site quote none. */
export function questionsIn(facts: readonly AnalysisFact[]): string[] {
  return facts.filter((fact) => !isSiteFact(fact)).flatMap(questionsOf);
}

function questionsOf({ title, detail }: AnalysisFact): string[] {
  return [...`${title} ${detail}`.matchAll(QUOTED)].map(([, question = ""]) => question);
}

/**
 * An analysis without hidden facts, without the advice that rests on one of them, and without advice that repeats a
 * hidden question or text. Advice is null when nothing of it is left.
 */
export function withoutHidden(record: AnalysisRecord, hidden: HiddenFromOthers): AnalysisRecord {
  const secrets = questionsIn(record.facts)
    .filter((question) => hidden.isQuestionHidden(question))
    .map((question) => promptKey(question.replace(/…$/, "")));
  const isHidden = (text: string) =>
    secrets.some((secret) => text.toLowerCase().includes(secret)) || hidden.isTextHidden(text);
  const facts = record.facts.filter(
    (fact) => isSiteFact(fact) || ![fact.id, fact.title, fact.detail].some(isHidden),
  );
  const known = new Set(facts.map(({ number }) => number));
  const keep: Keep = {
    texts: (texts) => texts.filter((text) => !isHidden(text)),
    list: (list) =>
      list.filter(
        (entry) => entry.facts.every((number) => known.has(number)) && !textsOf(entry).some(isHidden),
      ),
  };
  if (record.kind === "seo")
    return { ...record, facts, advice: record.advice && keepSeo(record.advice, keep) };
  return { ...record, facts, advice: record.advice && keepSource(record.advice, keep) };
}

interface Keep {
  texts(texts: readonly string[]): readonly string[];
  list<Entry extends Advice>(list: readonly Entry[]): readonly Entry[];
}

function textsOf(entry: Advice): string[] {
  return Object.values(entry)
    .flat()
    .filter((value) => typeof value === "string");
}

function keepSeo(advice: SeoAdvice, { texts, list }: Keep): SeoAdvice | null {
  const kept = {
    summary: list(advice.summary),
    seoStrengths: list(advice.seoStrengths),
    seoWeaknesses: list(advice.seoWeaknesses),
    aeoStrengths: list(advice.aeoStrengths),
    aeoWeaknesses: list(advice.aeoWeaknesses),
    recommendations: list(advice.recommendations),
  };
  return isEmpty(kept) ? null : { ...kept, keywords: texts(advice.keywords) };
}

function keepSource(advice: SourceAdvice, { list }: Keep): SourceAdvice | null {
  const kept = {
    summary: list(advice.summary),
    recommendations: list(advice.recommendations),
    missingOpportunities: list(advice.missingOpportunities),
    priorityActions: list(advice.priorityActions),
    sourceCategories: list(advice.sourceCategories),
  };
  return isEmpty(kept) ? null : kept;
}

function isEmpty(lists: Readonly<Record<string, readonly Advice[]>>): boolean {
  return Object.values(lists).every((list) => list.length === 0);
}
