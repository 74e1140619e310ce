import { anyOf, anywhere, WORD_END, WORD_START } from "./vocabulary/compile.ts";

/** Where in an order, and in whose favour, a sentence names somebody: `third comes`, `Enfin,`, `An zweiter Stelle`. */

const ORDER_BEFORE = new RegExp(
  String.raw`${WORD_START}${anyOf("orderWords")}${WORD_END}([^.;()\n]{0,70})$`,
  "iu",
);

/** The clause up to a name says which place it takes. */
export function isOrdered(before: string, reach = 70): boolean {
  const tail = ORDER_BEFORE.exec(before.slice(-160))?.[1];
  return tail !== undefined && tail.length <= reach;
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
