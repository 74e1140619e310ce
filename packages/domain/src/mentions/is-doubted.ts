import {
  COPULAS,
  DEFINITE_BEGINNINGS,
  OPENERS,
  PLAN_WORDS,
  PRODUCT_NOUNS,
  TITLES,
} from "./describing-words.ts";
import type { KnownWords } from "./known-words.ts";
import { isBeginning, isEnglish, isGerman } from "./sentences.ts";
import { CHOOSING } from "./stance-words.ts";

const either = (words: readonly string[]) => `(?:${words.join("|")})`;
/** "Women's"; not "it's". */
const OWNER = /(?<!(?<!\p{L})(?:it|that|here|there|what|who|let|s?he))['’]s\s$|s['’]\s$/iu;
const TITLE = new RegExp(`(?<!\\p{L})${either(TITLES)}\\.? $`, "u");
const OPENING = new Set(OPENERS);
const DEFINITE = new RegExp(
  String.raw`(?<!\p{L})(?:${either(DEFINITE_BEGINNINGS)}(?:\s+\p{Ll}+e[nmrs]?)?|(?:an|in|auf|mit|von|aus|bei|vor)\s+\p{Ll}{3,}e[nmrs])\s+$`,
  "iu",
);
const COMPOUND = /^-\p{Lu}/u;
const ARTICLE = /(?<!\p{L})(?<article>the|some|any|an?|this|that|every)\s$/iu;
const THING =
  /^(?:\s(?:of|is an?|was an?)\s|[.,;!?]|$|\s\p{Lu}\p{Ll}+\s(?:is|was|are|were|has|have|had|in|on|of|\p{Ll}{3,}s)(?!\p{L}))/u;
const NOUN = new RegExp(String.raw`^\s(?!${either(PRODUCT_NOUNS)}(?!\p{L}))\p{Ll}`, "u");
const NAME_BEHIND = new RegExp(String.raw`^ (?!${either(PLAN_WORDS)}(?!\p{L}))\p{Lu}`, "u");
const NAME_BEFORE = /(?:[\p{Ll}\d],?|^(?:The|An?|O|El|La|Le|Il|De|Het)) \p{Lu}\p{L}+ $/u;
const WORD_BEFORE = /(?<first>\p{Lu}\p{L}+) $/u;
const OPENER = new RegExp(`(?:^${either(CHOOSING)}|\\p{L}{3}(?:ly|ing|ed))$`, "iu");
/** "Cabo de Vela" */
const NAME_OF = /(?:[\p{Ll},] |^(?:The|El|La|Le|Il|O|A) )\p{Lu}\p{L}+ (?:of|de|di|do|da|ao|al|au|von|van) $/u;
const NEXT_WORD = /^\s(?<next>\p{Ll}[\p{L}'-]*)/u;

/**
 * Whether the place of an ordinary word with a capital speaks against its being a company's name: it has an owner or an article
 * ("the Box marked"), or a capitalised neighbour makes a longer name of it ("Sharon Stone", "Linear Algebra").
 */
export function isDoubted(text: string, before: string, after: string, words: KnownWords): boolean {
  if (OWNER.test(before) || TITLE.test(before) || isBeforeName(after)) return true;
  if (isGerman(text)) return isGermanNoun(before, after);
  const isInEnglish = isEnglish(text);
  return isThing(before, after, isInEnglish) || isEndOfName(before, after, isInEnglish, words);
}

/** "Square Enix"; not "Notion AI". */
export function isBeforeName(after: string): boolean {
  return NAME_BEHIND.test(after);
}

/** German nouns have capitals: what a definite article stands before may be any thing. */
function isGermanNoun(before: string, after: string): boolean {
  return DEFINITE.test(before) && !COMPOUND.test(after);
}

/** "A Linear function", "cut us some Slack"; "a Vivo" is Portuguese. */
function isThing(before: string, after: string, isInEnglish: boolean): boolean {
  const article = ARTICLE.exec(before)?.groups?.article;
  if (article === undefined || (!isInEnglish && article.length < "the".length)) return false;
  return THING.test(after) || (isInEnglish && NOUN.test(after));
}

/** "Herald Square is", "o Parque Natura". What begins a sentence belongs to the name unless it is a word that does so. */
function isEndOfName(before: string, after: string, isInEnglish: boolean, words: KnownWords): boolean {
  if (NAME_BEFORE.test(before) || NAME_OF.test(before)) return true;
  const first = WORD_BEFORE.exec(before)?.groups?.first;
  if (first === undefined || !isBeginning(before.slice(0, -first.length - 1))) return false;
  const isOpener = (word: string) =>
    OPENING.has(word.toLowerCase()) || (!isInEnglish && words.isCommon(word));
  if (isOpener(first) || OPENER.test(first)) return false;
  const next = NEXT_WORD.exec(after)?.groups?.next;
  return next === undefined ? isInEnglish : COPULAS.includes(next) || !isOpener(next);
}
