import { anyOf, anywhere, WORD_END, WORD_START } from "./vocabulary/compile.ts";

/** Cues of running text that separate recommended names from mentioned ones. */

/** Start of a clause that advises against somebody or leaves them out. */
export const LEFT_OUT_CLAUSE = new RegExp(`${WORD_START}${anyOf("leftOutClauses")}`, "iu");

const CUE = new RegExp(`${WORD_START}${anyOf("cues", "spaced")}${WORD_END}|${anyOf("cues", "joined")}`, "iu");
const COMPARISON = anywhere("comparisons");
const PRAISE = anywhere("praise");

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

const OBJECT_BEFORE = new RegExp(
  [
    String.raw`${WORD_START}${anyOf("objectBefore", "spaced")}\s*[:：]?\s*(?:the |a |[*_[“"「『])*$`,
    String.raw`[:：]\s*[*_["“]*$`,
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
const SUBJECT_VERB = new RegExp(
  String.raw`^(?:[*_\])]{0,4}${ADDRESS_AFTER}\s*${APPOSITION}\s*${AFFILIATION}${ADVERB})` +
    String.raw`${anyOf("subjectVerbs", "spaced")}${WORD_END}|^[*_\])]{0,4}\s*${anyOf("subjectVerbs", "joined")}`,
  "iu",
);

const ADVICE = new RegExp(
  String.raw`${WORD_START}(?:i['’]d|i would|you should|should)(?: \w+){1,2}\s${BEFORE_NAME}` +
    `|${WORD_START}${anyOf("advice")}[^.;:]{0,12}$`,
  "iu",
);

const DISMISSAL = new RegExp(
  String.raw`^[*_\s]*(?:is|are|was|feels?|seems?|looks?) (?:\w+ ){0,2}${anyOf("dismissals")}`,
  "iu",
);

/** The words right before a name advise it. */
export function isAdvice(before: string): boolean {
  return ADVICE.test(before);
}

/** A comparison that still names its subject the best. */
export function isPraise(text: string): boolean {
  return PRAISE.test(text);
}

/** The text after a name dismisses it: `is overpriced`. */
export function isDismissal(after: string): boolean {
  return DISMISSAL.test(after);
}

export function hasCue(sentence: string): boolean {
  return CUE.test(sentence);
}

export function isComparison(sentence: string): boolean {
  return COMPARISON.test(sentence);
}

/** The words before a name say that it is only mentioned: `unlike X`, `owned by X`, `based in X`. */
export function isExcludedBefore(before: string): boolean {
  return EXCLUDED_BEFORE.test(before) && !COMMENDED_BEFORE.test(before);
}

export function isObjectPosition(before: string): boolean {
  return OBJECT_BEFORE.test(before);
}

export function isSubjectVerb(after: string): boolean {
  return SUBJECT_VERB.test(after);
}

const OF_NAME = /^(?: [\p{Ll}-]+){1,3}(?= )/u;

/** `Silen's modular pods come second`: what is its own is the subject. */
export function isOwnSubjectVerb(after: string): boolean {
  const own = OF_NAME.exec(after)?.[0].split(" ").slice(1) ?? [];
  return own.some((_word, index) =>
    SUBJECT_VERB.test(after.slice(own.slice(0, index + 1).join(" ").length + 1)),
  );
}
