import type { Market } from "../market.ts";
import { findPromptProblem, normalisePrompt, promptKey } from "../prompt.ts";
import { isInOtherLanguage } from "../topics/language-of-wording.ts";
import { type BrandPrompt, promptsIn } from "./brand.ts";

/** Prompts of a brand's first market in the words of another, made by a model and checked (`names-claims-topics-markets.md` §4.4). */

/** Prompts that are translated at once, at most. */
export const MAX_TRANSLATED = 30;

/** A prompt as a model has translated it. */
export interface MadeTranslation {
  readonly text: string;
  /** Words that stay as they are: names of a category, abbreviations, numbers. */
  readonly keeps: readonly string[];
}

/** Why a translation is not proposed. */
export const TRANSLATION_REFUSALS = {
  missing: "was not translated",
  form: "is no prompt",
  same: "has the same words",
  language: "is in another language",
  numbers: "does not keep the numbers",
  keeps: "does not keep a word that stays",
  names: "names a company",
  double: "is asked there already",
  need: "asks for something else when it is translated back",
  unchecked: "was not checked",
} as const;
export type TranslationRefusal = keyof typeof TRANSLATION_REFUSALS;

/** A translation that a person may take in. */
export interface ProposedTranslation {
  /** The prompt that it translates. */
  readonly promptId: string;
  readonly prompt: string;
  readonly text: string;
  /** Translated back by another model. */
  readonly back: string;
}

export interface RefusedTranslation {
  readonly promptId: string;
  readonly prompt: string;
  /** Null where there is none. */
  readonly text: string | null;
  readonly reason: TranslationRefusal;
}

/** What came of translating; nothing of it is stored before a person takes it in. */
export interface TranslatedPrompts {
  readonly proposed: readonly ProposedTranslation[];
  readonly refused: readonly RefusedTranslation[];
  /** Prompts that wait for the next time. */
  readonly left: number;
  readonly isSandbox: boolean;
}

/** Open prompts of the first market that another asks in the same words, or not at all; none where both speak one language. */
export function untranslatedPrompts(
  asked: readonly BrandPrompt[],
  first: Market,
  market: Market,
): BrandPrompt[] {
  if (first.language === market.language) return [];
  const there = new Map(promptsIn(asked, market).map((prompt) => [prompt.pairId, prompt]));
  return promptsIn(asked, first).filter(({ pairId, prompt, kind }) => {
    const own = there.get(pairId);
    return kind === "open" && (!own || promptKey(own.prompt) === promptKey(prompt));
  });
}

export interface TranslationRules {
  /** ISO 639 code of the language that it is to be in. */
  readonly language: string;
  /** Whether the market asks it already, in any spelling. */
  readonly isAsked: (key: string) => boolean;
  readonly namesCompany: (prompt: string) => boolean;
}

/** A translation as it is asked, or the first reason why code lets it not through. */
export function checkTranslation(
  prompt: string,
  made: MadeTranslation | null,
  { language, isAsked, namesCompany }: TranslationRules,
): { readonly text: string } | TranslationRefusal {
  if (made === null || made.text.trim() === "") return "missing";
  if (findPromptProblem(made.text) !== null) return "form";
  const text = normalisePrompt(made.text);
  if (promptKey(text) === promptKey(prompt)) return "same";
  if (isInOtherLanguage(text, language)) return "language";
  if (numbersOf(text) !== numbersOf(prompt)) return "numbers";
  const held = made.keeps.filter((word) => has(prompt, word));
  if (held.some((word) => !has(text, word))) return "keeps";
  if (namesCompany(text)) return "names";
  return isAsked(promptKey(text)) ? "double" : { text };
}

/** Its numbers with the signs of currencies and shares, in any order, as digits of ASCII. */
function numbersOf(text: string): string {
  const found = text.normalize("NFKC").match(/[%€$£¥]|\d+/gu) ?? [];
  return found.toSorted().join(" ");
}

function has(text: string, word: string): boolean {
  return word.trim() !== "" && text.toLowerCase().includes(word.trim().toLowerCase());
}
