import { anyOf, anywhere, WORD_END, WORD_START } from "./vocabulary/compile.ts";

/** Where in an order, and in whose favour, a sentence names somebody: `third comes`, `Enfin,`, `An zweiter Stelle`. */

const ORDER_BEFORE = new RegExp(
  String.raw`${WORD_START}${anyOf("orderWords")}${WORD_END}([^.;()\n]{0,70})$`,
  "iu",
);
const RELATIVE = anywhere("relatives");

/** The clause up to a name says which place it takes. */
export function isOrdered(before: string, reach = 70): boolean {
  const tail = ORDER_BEFORE.exec(before.slice(-160))?.[1];
  return tail !== undefined && tail.length <= reach && !RELATIVE.test(tail);
}

const CAPITALISES_NOUNS = anywhere("nounMarks");
const NAME_SLOT = new RegExp(
  String.raw`(?:^|[,;:–—(*„“"]\s?|${WORD_START}${anyOf("nounSlots")}\s)[*_„“"[]{0,3}$`,
  "iu",
);

/** German writes every noun large: only some places in a sentence are a name's. */
export function isGermanNoun(before: string, sentence: string): boolean {
  return CAPITALISES_NOUNS.test(sentence) && !NAME_SLOT.test(before);
}

const PERSON_ADVISES = new RegExp(
  WORD_START +
    anyOf("personalAdvice") +
    String.raw`(?: (?!${anyOf("adviceAgainst")})[\p{L}'’-]+){1,7}\s[*_["“]{0,3}$`,
  "iu",
);
const WEAK_END = new RegExp(String.raw`${WORD_START}${anyOf("weakEnds")}\s[*_["“]{0,3}$`, "iu");

/** `I'd steer you toward X`, `I'd buy the cooking line from X`, `You can't go wrong with X`. */
export function isPersonalAdvice(before: string): boolean {
  return PERSON_ADVISES.test(before) && !WEAK_END.test(before);
}

const THING = new RegExp(`^(?:['’]s)? ${anyOf("qualifiedThings")}${WORD_END}`, "iu");

/** A name that qualifies a thing: `the Advance range`, `, the Oakland company,`. */
export function isAttributive(before: string, after: string): boolean {
  if (!/(?<![\p{L}])(?:the|its|their|an?|this|these|used)\s[*_]{0,3}$/iu.test(before)) return false;
  return (
    THING.test(after) ||
    (/,\s(?:the|an?)\s$/iu.test(before) &&
      /^ (?:company|firm|studio|outfit|brand|maker|specialist|start-?up)/iu.test(after))
  );
}

const CLARIFIES = new RegExp(`${WORD_START}${anyOf("questionsBack")}`, "iu");

/** The answer asks what is meant instead of recommending anybody. */
export function asksBack(text: string): boolean {
  return text.length < 900 && CLARIFIES.test(text);
}

const STRONG = anywhere("commended");
const TAKEN_BACK = anywhere("takenBack");

/** What follows a name recommends it. */
export function isCommended(after: string): boolean {
  return STRONG.test(after);
}

/** The next sentence takes back what this one names: `They're cheap, yet I'd pass.` */
export function takesBack(next: string): boolean {
  return /^(?:they|both|these|those|it|neither|either)(?![\p{L}])/iu.test(next) && TAKEN_BACK.test(next);
}
