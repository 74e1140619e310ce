import type { VisitState } from "../brands/brand.ts";
import { type BrandNamesSpec, lettersOf } from "../brands/brand-names.ts";
import { isOrdinaryWord } from "../common-names.ts";
import type { Market } from "../market.ts";
import type { ModelId } from "../models/catalogue.ts";
import { plural } from "../number-words.ts";
import { pointRange } from "../studies/ranges.ts";
import type { DirectClaims } from "./claim-record.ts";
import { rateWords } from "./rate.ts";

/** What a brand is asked for directly, an attribute of facts each and praise and blame (record 116); in English in every market. */
const DIRECT_QUESTIONS = [
  "What does {name} cost?",
  "Does {name} have a free plan or a free trial?",
  "What can {name} do, and what are its main features?",
  "Which other products does {name} integrate with?",
  "On which platforms and in which languages can I use {name}?",
  "Which limits do the plans of {name} have?",
  "Where is {name} based, who founded it, and when?",
  "Who is {name} for, and how many customers does it have?",
  "How secure is {name}, and which certifications does it have?",
  "What do users praise {name} for, and what do they complain about?",
] as const;

/** Times that each is asked of each model, and weeks until they are asked again: as many as the page of claims shows. */
export const DIRECT_ROUNDS = 3;
export const DIRECT_WEEKS = 4;

/** Credits of all of them: each is asked of all models once a round. */
export const DIRECT_COST = DIRECT_QUESTIONS.length * DIRECT_ROUNDS;

/** The questions by the brand's name as people write it; one that is an ordinary word is told by its site. */
export function directQuestions([{ name, domain, names }]: BrandNamesSpec): string[] {
  const called = names.find(({ kind }) => kind === "name") ?? { text: name, rule: "any" };
  const isOrdinary = called.rule === "with_category" || isOrdinaryWord(lettersOf(called.text));
  const whom = isOrdinary && domain !== "" ? `${called.text} (${domain})` : called.text;
  return DIRECT_QUESTIONS.map((question) => question.replace("{name}", () => whom));
}

/** The names by which answers to them are read: asked about the brand, they mean it without a word of its category. */
export function namesAskedDirectly([own, ...rivals]: BrandNamesSpec): BrandNamesSpec {
  const names = own.names.map((name) =>
    name.rule === "with_category" ? { ...name, rule: "as_written" as const } : name,
  );
  return [{ ...own, names }, ...rivals];
}

/** The direct questions of a brand, and when they were asked. Times are ISO 8601. */
export interface DirectState {
  /** Where they are asked: the brand's first market; null: as nobody, from nowhere. */
  readonly market: Market | null;
  readonly questions: readonly string[];
  readonly models: readonly ModelId[];
  readonly rounds: number;
  /** Credits that they take at most. */
  readonly cost: number;
  /** They are asked again every `DIRECT_WEEKS` weeks, and when they are the next time; null: by hand, or the brand is paused. */
  readonly repeats: boolean;
  readonly nextAt: string | null;
  /** Those under way: questions that have been answered, of how many, and answers that came, of how many. */
  readonly running: DirectProgress | null;
  /** Answers of the newest time that were read so far, while others wait to be read; null: none wait. */
  readonly reading: number | null;
  readonly last: DirectVisitRecord | null;
}

export interface DirectProgress {
  readonly id: string;
  readonly startedAt: string;
  readonly answers: number;
  readonly of: number;
}

/** The newest time that they were asked, or were to be. */
export interface DirectVisitRecord {
  readonly id: string;
  readonly at: string;
  readonly state: Exclude<VisitState, "running">;
  /** Credits that it used, or needed. */
  readonly credits: number;
}

/** "Asked directly: 18% (9–30) of what is said is judged wrong, of 41 answers with something to check, of 150 read." Null: nothing was asked. */
export function directSentence(direct: DirectClaims | null): string | null {
  if (direct === null) return null;
  const { rate, told } = direct;
  const answers = plural(direct.read, "answer");
  if (rate === null || rate.value === null)
    return `Asked directly: of ${answers}, none says anything that can be held against your facts.`;
  const range = rate.range ? ` (${pointRange(rate.range)})` : "";
  const wrong = rate.method === "as_judged" ? "is judged wrong" : "is wrong";
  return `Asked directly: ${rateWords(rate.value)}${range} of what is said ${wrong}, of ${plural(told, "answer")} with something to check, of ${direct.read} read.`;
}
