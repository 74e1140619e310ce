import { anyOf, exactly, termsOf, WORD_END } from "./vocabulary/compile.ts";

/** Words that are no names, or not by themselves. */

const MARKS = String.raw`\.{2,}|…|-+|–|—|\?+`;

export const WEAK_PLACEHOLDER = exactly("weakPlaceholders");
/** A text that stands for no name. */
export const PLACEHOLDER = new RegExp(`^(?:${anyOf("placeholders")}|${MARKS})$`, "iu");
/** A text that begins so is a sentence about the answer. */
export const SENTENCE_START = new RegExp(`^${anyOf("sentenceStarts")}`, "iu");
export const SENTENCE_WORD = new RegExp(String.raw`\s${anyOf("sentenceWords")}(?:\s|$)`, "u");
export const IMPERATIVE = new RegExp(String.raw`^${anyOf("imperatives")} (?:\p{Ll}|\d)`, "u");
/** Legal forms that follow a name after a comma. */
export const LEGAL_FORM = new RegExp(String.raw`^${anyOf("legalForms")}\.?${WORD_END}`, "iu");
/** A name made only of these is a criterion or a category. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(termsOf("ordinaryWords"));
/** What a full stop follows that ends no sentence. */
export const ABBREVIATION = new RegExp(String.raw`(?:^|[\s(.“"-])(?:${anyOf("abbreviations")}|\p{L})$`, "iu");
