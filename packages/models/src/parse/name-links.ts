import { anyOf, WORD_END, WORD_START } from "./vocabulary/compile.ts";

/** Texts between two names of a sentence. */

// Between two names: the first one's address or reason, a comma, a conjunction, an adverb.
const AFTER_FIRST = String.raw`\s*[*_)\]]{0,3}\s*(?:[([（][^()[\]（）]{0,120}[)\]）])?(?:\([^()\s]{0,300}\))?\s*[*_]{0,3}`;
const REASON = `(?: ${anyOf("reasonWords")} [^,.;]{2,60}(?=[,;]))?`;
const CONJUNCTION = `(?:${anyOf("conjunctions")}|${anyOf("looseConjunctions")}|、)?`;
const LINK = new RegExp(
  String.raw`^(?:${AFTER_FIRST})${REASON}(?:,|;|、|\/|&|＆)?\s*${CONJUNCTION}\s*` +
    '(?:(?:then|finally|perhaps|maybe|also|by|the) )?[*_[“"「『]{0,3}$',
  "iu",
);
const LINK_MARK = new RegExp(
  `[,;、/&＆]|${WORD_START}(?:${anyOf("conjunctions", "spaced")}|with)${WORD_END}|${anyOf("conjunctions", "joined")}`,
  "iu",
);

/** The text between two names enumerates them: `, followed by `. */
export function isEnumerated(text: string): boolean {
  return text.length <= 200 && text.trim() !== "" && LINK.test(text) && LINK_MARK.test(text);
}

const JOINED = new RegExp(
  String.raw`^[*_)\]”"]{0,3}\s(?:${anyOf("conjunctions", "spaced")}|&)\s(?:the )?[^\p{L}]{0,4}$`,
  "iu",
);

/** The text is a conjunction alone, so both names have the same role: `unlike X or Y`. */
export function isJoined(text: string): boolean {
  return JOINED.test(text);
}
