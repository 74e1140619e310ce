import { anyOf, termsOf, WORD_END } from "./vocabulary/compile.ts";
import { matcher } from "./vocabulary/matcher.ts";

/** Words that are no names, or not by themselves. */

export const WEAK_PLACEHOLDER = matcher(["weakPlaceholders"], "whole");
/** A text that stands for no name. */
export const PLACEHOLDER = matcher(["placeholders"], "whole");
/** Marks that stand for no name. */
export const ONLY_MARKS = /^(?:\.{2,}|…|-+|–|—|\?+)$/u;
/** A text that begins so is a sentence about the answer. */
export const SENTENCE_START = matcher(["sentenceStarts"], "start");
export const SENTENCE_WORD = new RegExp(String.raw`\s${anyOf("sentenceWords")}(?:\s|$)`, "u");
export const IMPERATIVE = new RegExp(String.raw`^${anyOf("imperatives")} (?:\p{Ll}|\d)`, "u");
/** Legal forms that follow a name after a comma. */
export const LEGAL_FORM = new RegExp(String.raw`^${anyOf("legalForms")}\.?${WORD_END}`, "iu");
/** A name made only of these is a criterion or a category. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(termsOf("ordinaryWords"));
/** What a full stop follows that ends no sentence. */
export const ABBREVIATION = new RegExp(String.raw`(?:^|[\s(.“"-])(?:${anyOf("abbreviations")}|\p{L})$`, "iu");
