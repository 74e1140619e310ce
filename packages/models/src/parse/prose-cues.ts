import { ordinalRank } from "./list-marker.ts";
import { anyOf, matcher, WHOLE_WORD, WORD_END, WORD_START } from "./vocabulary/compile.ts";

/** Cues of running text that separate recommended names from mentioned ones. */

/** Start of a clause that advises against somebody or leaves them out. */
export const LEFT_OUT_CLAUSE = new RegExp(
  `${WORD_START}(?!avoid(?:ed|ing)? (?:the|a|any|being|having|common|costly|surprises|fees|paying)${WORD_END})${anyOf("avoid")}`,
  "iu",
);

/** The sentence recommends somebody. */
export const CUE = matcher(["cues"], "anywhere", WHOLE_WORD);
/** The text after a name recommends it, or a comparison names its subject the best. */
export const PRAISE = matcher(["praise"], "anywhere", WHOLE_WORD);

const BEFORE_NAME = '[*_[“"]{0,3}$';
const EXCLUDED_BEFORE = new RegExp(
  String.raw`${WORD_START}${anyOf("excludedBefore")}\s+` +
    `(?:(?:the|an?|its|their|parent|rival|big|tools|platforms|companies|apps|giants|like|such as) )*${BEFORE_NAME}`,
  "iu",
);
const COMMENDED_BEFORE = new RegExp(
  String.raw`${anyOf("commendedBefore")}\s+(?:(?:the|a) )*${BEFORE_NAME}`,
  "iu",
);

export const OBJECT_BEFORE = new RegExp(
  [
    String.raw`${WORD_START}${anyOf("objectBefore", "spaced")}\s*[:：]?\s*(?:the |a |[*_[“"「『])*$`,
    String.raw`[:：]\s*[*_["“]*$`,
    // A dash stands for "is": `Лучший вариант — Тинькофф`.
    String.raw`\p{Script=Cyrillic}\s[—–]\s*[*_["“«]*$`,
    String.raw`(?:${anyOf("objectBefore", "joined")}|[：、])\s*["“「『*_[]*$`,
  ].join("|"),
  "iu",
);

// After a name: its address, a bracket, an apposition, where it is from, an adverb.
const ADDRESS_AFTER = String.raw`(?:\([^()\s]{0,200}\))?\s*(?:[（(][^()（）]{0,120}[)）])?`;
const APPOSITION_START = [
  "an?|the|who|which|founder|co-founder|professor|author|based|with|known|formerly|now",
  "although|though|while|despite|if|as|in|on|at|also|too|unlike",
].join("|");
const APPOSITION = String.raw`(?:, (?:${APPOSITION_START}) [^,.;]{2,80},|\s*,)?`;
const AFFILIATION = "(?: ?(?:of|at|from|in|out of) (?:the )?[^,.;]{2,50}? )?";
const ADVERB = String.raw`(?:which |who |(?:\w+ ){0,2}\w*ly |also |still |currently |again |then )?`;
export const SUBJECT_VERB = new RegExp(
  String.raw`^(?:[*_\])]{0,4}${ADDRESS_AFTER}\s*${APPOSITION}\s*${AFFILIATION}${ADVERB})` +
    String.raw`${anyOf("subjectVerbs", "spaced")}${WORD_END}|^[*_\])]{0,4}\s*${anyOf("subjectVerbs", "joined")}`,
  "iu",
);

/** The words right before a name advise it. */
export const ADVICE = new RegExp(
  String.raw`${WORD_START}(?:i['’]d|i would|you should|should)(?: \w+){1,2}\s${BEFORE_NAME}` +
    `|${WORD_START}${anyOf("advice")}[^.;:]{0,12}$`,
  "iu",
);

/** The words before a name say that it is only mentioned: `unlike X`, `owned by X`, `based in X`. */
export function isExcludedBefore(before: string): boolean {
  return EXCLUDED_BEFORE.test(before) && !COMMENDED_BEFORE.test(before);
}

// Cues of order and of advice around a name: `third comes`, `Enfin,`, `I'd go with`.

const ORDER_BEFORE = new RegExp(
  String.raw`${WORD_START}${anyOf("orderWords")}${WORD_END}([^.;()\n]{0,70})$`,
  "iu",
);

/** The clause before a name gives it a place. */
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

/** `I'd steer you toward X`, `I'd buy the cooking line from X`, `You can't go wrong with X`. */
export function isPersonalAdvice(before: string): boolean {
  return PERSON_ADVISES.test(before);
}

const TAKEN_BACK = matcher(["avoid"], "anywhere", WHOLE_WORD);

/** The next sentence takes back what this one names: `They're cheap, yet I'd pass.` */
export function takesBack(next: string): boolean {
  return /^(?:they|both|these|those|it|neither|either)(?![\p{L}])/iu.test(next) && TAKEN_BACK.test(next);
}

// Texts between two names of a sentence: the first one's address or reason, a comma, a conjunction, an adverb.

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

/** Words that state a rank in running text. */
const MEDALS = ["gold", "silver", "bronze"];
const PLACES = ["winner", "runner-up", "third"];
const COUNTS = ["one", "two", "three", "four", "five"];
const ORDINAL =
  "(gold|silver|bronze|winner|runner-up|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)";
/** After the word up to six small ones: `In third I'd put `, `fourth place goes to `. */
const AFTER_RANK = String.raw`[,:]?(?:\s(?:I['’]?d|I|[\p{Ll}'’-]+,?)){0,6}[,:]?\s*[*_[“"]{0,3}$`;
const RANK_BEFORE = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:${ORDINAL}|(?:number|no\.|#)\s?(\d{1,2}|one|two|three|four|five))${AFTER_RANK}`,
  "iu",
);
/** `was founded first in Berlin by`: no rank of what follows. */
const TOLD = /\s(?:by|of|in|from|at)\s*[*_[“"]{0,3}$/u;

/** The rank that the words before a name state: `Second comes `, `number two: `, `#3 `. */
export function readStatedRank(before: string): number | null {
  const match = RANK_BEFORE.exec(before);
  if (!match || TOLD.test(before)) return null;
  return match[1] ? rankOf(match[1]) : match[2] ? countOf(match[2]) : null;
}

function rankOf(word: string): number | null {
  const small = word.toLowerCase();
  const place = Math.max(MEDALS.indexOf(small), PLACES.indexOf(small));
  return place < 0 ? ordinalRank(small) : place + 1;
}

function countOf(text: string): number {
  const place = COUNTS.indexOf(text.toLowerCase());
  return place < 0 ? Number(text) : place + 1;
}
