import { DESCRIBING_VERBS } from "./describing-words.ts";
import {
  ABSENT_AFTER,
  ABSENT_BEFORE,
  ABSENT_BEHIND,
  CHINESE_AFTER,
  CHINESE_APART,
  CHINESE_BEFORE,
  CHINESE_LIFTING,
  CHOOSING,
  JAPANESE_AFTER,
  JAPANESE_LIFTING,
  LEFT_AFTER,
  LEFT_BEFORE,
  LIFTING_BETWEEN,
  NEGATED_BEFORE,
  NEGATIONS,
  PUT_OFF,
  UNKNOWN_BEFORE,
  WARNINGS,
} from "./words-against.ts";

/** Another recommendation, or another clause, has begun. */
const TURNS = [
  ...[
    "use",
    "try",
    "choose",
    "pick",
    "consider",
    "start with",
    "go with",
    "look at",
    "put",
    "switch to",
    "take",
  ],
  ...[
    "recommend",
    "prefer",
    "but",
    "however",
    "although",
    "so",
    "aber",
    "sondern",
    "doch",
    "mais",
    "pero",
    "sino",
  ],
  ...["mas", "ma", "maar", "nimm", "nutze", "empfehle", "prenez", "recommande", "usa", "elige", "prefiero"],
  ...[
    "escolha",
    "prefiro",
    "scegli",
    "preferisco",
    "kies",
    "because",
    "weil",
    "porque",
    "parce que",
    "perché",
  ],
];

const BEFORE = 160;
const AFTER = 120;
const BEFORE_LIST = 600;
const either = (words: readonly string[]) => `(?:${words.join("|")})`;
const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
/** Between a cue and a name. */
const TO_NAME = String.raw`\s*:?\s*(?:(?:the|die|der|das|les?|la|el|los|de|du|a|ao|o|os|il|lo|with|von|zu|d['’]|l['’])\s*)?["“„«*_([]*$`;

const WARNING = new RegExp(
  `(?:${START}|(?<=n)(?=['’]t))(?:${either(WARNINGS)}|${either(NEGATIONS)} (?:(?:really|ever|even) )?${either(CHOOSING)})${END}`,
  "giu",
);
const PUTTING_OFF = new RegExp(`${START}${either(PUT_OFF)}(?:(?<=')|${END})`, "giu");
const ABSENCE = new RegExp(`(?:${START}|(?=n['’]t))${either(ABSENT_BEFORE)}`, "giu");
const UNKNOWN = new RegExp(`(?:${START}|(?=n['’]t))${either(UNKNOWN_BEFORE)}${TO_NAME}`, "iu");
const NEGATED = new RegExp(`${START}${either(NEGATED_BEFORE)}(?: (?:ich|wir|man|ik))?${TO_NAME}`, "iu");
const NOT_BEHIND =
  /^(?:\s\p{Ll}+){0,4}?\s(?:nicht|niet|nie|nooit)(?!\p{L})(?! (?:nur|bloß|allein|alleen|umsonst|ohne))/u;
const LIFTING = new RegExp(`${START}${either(LIFTING_BETWEEN)}${END}`, "iu");
const TURN = new RegExp(`${START}${either(TURNS)}${END}`, "iu");
/** "Don't avoid", "hard to avoid": no warning. */
const LIFTED = /(?:n['’]t|\bnot|\bnever|\bno (?:need|reason) to|\b(?:hard|difficult|impossible) to)\s+$/iu;

/** "is one to avoid", "should be avoided", "is best avoided". */
const AVOIDED_AFTER =
  /^\W{0,3}\s(?:(?:is|are|was)\s(?:(?!hard|difficult|impossible)\p{L}+\s){0,3}to avoid(?=\s*(?:[.!?;,\n]|$))|(?:should be|is best) avoided\b)/iu;
const ABSENCE_AFTER = new RegExp(
  String.raw`^["”»*_)\]]*\s(?:\p{Ll}+ly )?${either(ABSENT_AFTER)}${END}`,
  "iu",
);
/** "I can't recommend X enough." */
const PRAISED = /^\s(?:highly )?enough(?!\p{L})/u;
const OPENS_CLAUSE = /,\s*["“*_[]*$/u;
const DESCRIBED = new RegExp(
  String.raw`^["”*_\]]*\s${either(Object.values(DESCRIBING_VERBS).flat())}${END}`,
  "u",
);
const ABSENCE_BEHIND = new RegExp(`^["”»*_)]*${either(ABSENT_BEHIND)}${END}`, "iu");
const LEFT = new RegExp(String.raw`${START}${either(LEFT_BEFORE)}\s["“*_[]*$`, "iu");
const LEFT_OUT = new RegExp(String.raw`^["”*_\]]*\s${either(LEFT_AFTER)}${END}`, "iu");
const OF_NAME = /^['’]s\s/u;
const LIST_LINE = /^\s*(?:[-*•–]|\d{1,2}[.)])\s/u;
const WARNING_HEADING = /\b(?:to avoid|avoid|not recommended)\b[^.!?]*$/iu;

const EASTERN_BEFORE = new RegExp(
  String.raw`${either(CHINESE_BEFORE)}(?!.*${either(CHINESE_LIFTING)})[^，。！？；、,\n]{0,10}$`,
  "u",
);
const EASTERN_LIST = new RegExp(`${either(CHINESE_APART)}$`, "u");
const EASTERN_AFTER = new RegExp(
  `^["”」』*_）)]*(?!${either(JAPANESE_LIFTING)})(?:${either(CHINESE_AFTER)}|${either(JAPANESE_AFTER)})`,
  "u",
);

/**
 * Whether what stands from `start` to `end` is warned against, put off, only told apart from what is recommended ("unlike X"), or
 * said to be absent (`studies.md` §7, record 72). A negation reaches as far as its clause.
 */
export function isAvoided(text: string, start: number, end: number): boolean {
  if (PRAISED.test(text.slice(end, end + AFTER))) return false;
  const before = sentenceUpTo(text.slice(Math.max(0, start - BEFORE), start)).replaceAll("’", "'");
  // "I found nothing on A, B is well known": a clause of its own.
  const overLists = !(OPENS_CLAUSE.test(before) && DESCRIBED.test(text.slice(end, end + AFTER)));
  const after = clauseFrom(text.slice(end, end + AFTER)).replaceAll("’", "'");
  return (
    reachedBy(WARNING, before, { overLists, isLiftable: true }) ||
    reachedBy(PUTTING_OFF, before, { overLists: false, isLiftable: false }) ||
    AVOIDED_AFTER.test(text.slice(end, end + AFTER)) ||
    isAbsent(before, after, overLists) ||
    ABSENCE_BEHIND.test(text.slice(end, end + AFTER)) ||
    isAgainstInEast(before, text.slice(end, end + AFTER)) ||
    isUnderWarning(text.slice(Math.max(0, start - BEFORE_LIST), start))
  );
}

function reachedBy(
  cue: RegExp,
  before: string,
  { overLists, isLiftable }: Readonly<Record<"overLists" | "isLiftable", boolean>>,
): boolean {
  return [...before.matchAll(cue)].some(
    ({ index, 0: found }) =>
      !(isLiftable && LIFTED.test(before.slice(0, index))) &&
      reaches(before.slice(index + found.length), overLists),
  );
}

/** "I could not find anything about X", "X is not on my list"; not "nothing better than X" or "could not find X's prices". */
function isAbsent(before: string, after: string, overLists: boolean): boolean {
  if (ABSENCE_AFTER.test(after) || (NEGATED.test(before) && NOT_BEHIND.test(after))) return true;
  if (LEFT.test(before) && LEFT_OUT.test(after)) return true;
  if (OF_NAME.test(after)) return false;
  if (UNKNOWN.test(before)) return true;
  return [...before.matchAll(ABSENCE)].some(({ index, 0: found }) => {
    const between = before.slice(index + found.length);
    return !LIFTING.test(between) && reaches(between, overLists);
  });
}

function isAgainstInEast(before: string, after: string): boolean {
  if (EASTERN_BEFORE.test(before) || EASTERN_AFTER.test(after)) return true;
  return EASTERN_LIST.test(before) && /^不同/u.test(after);
}

function sentenceUpTo(before: string): string {
  return before.split(/[.;!?]\s|[。！？；\n]/u).at(-1) ?? "";
}

function clauseFrom(after: string): string {
  return after.split(/[.;!?:,](?:\s|$)|\n/u)[0] ?? "";
}

/** A warning reaches a name in its own clause, and further names of a list that began there: "avoid A, B and C". */
function reaches(between: string, overLists: boolean): boolean {
  const rest = between.replace(/^\s*:?[*_]*\s*:?/u, "");
  const [first = "", ...others] = rest.split(",");
  if (/[:–—]\s/u.test(rest) || TURN.test(between)) return false;
  if (others.length === 0) return true;
  const isNamed = (part: string) =>
    /^\s*(?:(?:and|or|und|oder|et|ou|y|o|e)\s+)?["“*_[]*(?:[\p{Lu}\p{N}]|$)/u.test(part);
  return overLists && /\p{Lu}/u.test(first) && others.every(isNamed);
}

/** In a list whose heading warns: "Tools to avoid:". */
function isUnderWarning(before: string): boolean {
  const lines = before.split("\n");
  if (!LIST_LINE.test(lines.pop() ?? "")) return false;
  const heading = lines.findLast((line) => line.trim() !== "" && !LIST_LINE.test(line)) ?? "";
  return /[:#*]/u.test(heading) && WARNING_HEADING.test(heading);
}
