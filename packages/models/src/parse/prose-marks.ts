import { isNameShaped, trimName } from "./name-shape.ts";
import { LEADING_WORDS, ORDINARY_WORDS, PLACEHOLDER } from "./name-words.ts";
import { toPlainText } from "./plain-text.ts";
import { isExcludedBefore } from "./prose-cues.ts";
import { isJoinedScript } from "./vocabulary/compile.ts";

/**
 * Running text that marks its names in one way: emphasis, quotation marks, or an address in brackets after each. What is
 * marked is the list; any other name of the text is only mentioned. This holds in every language.
 */

export interface Mark {
  readonly name: string;
  /** Where the marked text begins and ends. */
  readonly start: number;
  readonly end: number;
}

const BOLD =
  /(?:\*\*|__)(?=[^\s*_])([^*_\n]{1,60})(?:\*\*|__)|\[([^[\]\n]{1,60})\]\(https?:[^()\s]{4,300}\)/gu;
const QUOTED =
  /[“„”"]([^“”„"\n]{2,50})[”“"]|«([^«»\n]{2,50})»|[「『]([^」』\n]{2,40})[」』]|‘([^‘’\n]{2,40})’|(?<![\p{L}\p{N}])'([^'\n]{2,40})'(?=[가-힣])/gu;
/** The last words before an address in brackets, in scripts without capitals. */
const SITED =
  /([\p{Script=Han}\p{Script=Katakana}ーA-Za-z0-9・&·]{2,20})[”」』"]?\s?[(（](?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,12}[^()（）\s]{0,40}[)）]/gu;
/** Words that stand before a name and belong to no name. */
const BEFORE_NAME =
  /^.*(?:首选|其次|最后|考虑|看看|试试|选择|推荐|就是|还有|以及|我会选|可以选|是|找|选)(?=.{2,}$)/su;

const MIN_MARKS = 2;
const MAX_WORDS = 6;

/** The marked names of the sentences, where one way of marking shows at least two; none otherwise. */
export function findMarks(sentences: readonly string[]): ReadonlyMap<string, readonly Mark[]> | null {
  for (const mark of [SITED, BOLD, QUOTED]) {
    const found = new Map(sentences.map((sentence) => [sentence, marksIn(sentence, mark)] as const));
    const names = new Set([...found.values()].flat().map(({ name }) => name));
    if (names.size >= MIN_MARKS) return found;
  }
  return null;
}

function marksIn(sentence: string, mark: RegExp): Mark[] {
  return [...sentence.matchAll(mark)].flatMap((match) => {
    const text = toPlainText(match.slice(1).find((group) => group !== undefined) ?? "");
    const isSited = mark === SITED;
    const name = isSited ? text.replace(BEFORE_NAME, "") : trimName(text.replace(/[:：,]$/u, ""));
    const before = sentence.slice(Math.max(0, match.index - 90), match.index);
    const isNamed = isSited ? isJoinedScript(text) : isMarkedName(name, mark === BOLD);
    if (!isNamed || (mark === QUOTED && isExcludedBefore(before))) return [];
    return [{ name, start: match.index, end: match.index + (isSited ? text.length : match[0].length) }];
  });
}

/** A short text of words that are not all ordinary; in quotation marks it begins like a name. */
function isMarkedName(name: string, isBold: boolean): boolean {
  const words = name.split(/\s+/u);
  const [first = ""] = words;
  if (words.length > MAX_WORDS || !isNameShaped(name) || PLACEHOLDER.test(name)) return false;
  if (words.every((word) => ORDINARY_WORDS.has(word.toLowerCase()))) return false;
  if (/^\p{Ll}/u.test(first))
    return isBold && words.length <= 3 && !LEADING_WORDS.has(first) && !ORDINARY_WORDS.has(first);
  return true;
}
