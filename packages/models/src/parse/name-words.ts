import { LEGAL_ENDINGS, LEGAL_ENDINGS_IN_CAPITALS } from "@standings/domain";
import { anyOf, matcher, termsOf, WORD_END } from "./vocabulary/compile.ts";

/** Words that are no names, or not by themselves. */

export const WEAK_PLACEHOLDER = matcher(["weakPlaceholders"], "whole");
/** A text that stands for no name. */
export const PLACEHOLDER = matcher(["placeholders"], "whole");
/** Marks that stand for no name. */
export const ONLY_MARKS = /^(?:\.{2,}|…|-+|–|—|\?+)$/u;
/** A text that begins so is a sentence about the answer. */
export const SENTENCE_START = matcher(["sentenceStarts"], "start");
const AFTER_WORD = String.raw`(?:\s|$)`;
export const SENTENCE_WORD = matcher(["sentenceWords"], "anywhere", { end: AFTER_WORD, cased: true });
export const IMPERATIVE = matcher(["imperatives"], "start", { end: String.raw` (?:\p{Ll}|\d)`, cased: true });
/** The first word tells the reader what to do. */
export const IMPERATIVE_WORD = matcher(["imperatives"], "start", { end: AFTER_WORD, cased: true });
/** Legal forms as names are written with them, with full stops or without: `s.p.a`. */
function formsOf(endings: readonly string[]): string {
  return endings.map((form) => [...form].join(form.length <= MAX_STOPS ? String.raw`\.? ?` : "")).join("|");
}

const MAX_STOPS = 5;
const ALL_FORMS = formsOf([...LEGAL_ENDINGS, ...LEGAL_ENDINGS_IN_CAPITALS, "jr", "sr", "ii", "iii", "iv"]);
/** Legal forms that are written with a full stop, which ends no sentence and no name: `Sdn. Bhd.` */
export const LEGAL_ABBREVIATIONS = formsOf(
  LEGAL_ENDINGS.filter((form) => form.length <= MAX_STOPS && !form.includes(".")),
);
/** Legal forms that follow a name after a comma. */
export const LEGAL_FORM = new RegExp(String.raw`^(?:${ALL_FORMS})\.?${WORD_END}`, "iu");
/** A name made only of these is a criterion or a category. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(termsOf("ordinaryWords"));
/** Ordinary words that have a capital at the beginning of a sentence. */
export const LEADING_WORDS: ReadonlySet<string> = new Set(termsOf("leadingWords"));
/** What a full stop follows that ends no sentence. */
export const ABBREVIATION = new RegExp(
  String.raw`(?:^|[\s(.“"-])(?:${anyOf("abbreviations")}|${LEGAL_ABBREVIATIONS}|\p{L})$`,
  "iu",
);
/** A name ends in a legal form with its full stop. */
export const DOTTED_FORM = new RegExp(
  String.raw`(?:(?:^|[\s(.&-])(?:${LEGAL_ABBREVIATIONS}|etc)|\.\p{L})\.$`,
  "iu",
);
/** `(Pty) Ltd`, `(M) Sdn. Bhd.`: brackets that belong to a legal form. */
export const BRACKETED_FORM = new RegExp(
  String.raw`^\s?[(（]\p{L}{1,8}\.?[)）]\s(?:${ALL_FORMS})(?![\p{L}\p{N}])`,
  "iu",
);
