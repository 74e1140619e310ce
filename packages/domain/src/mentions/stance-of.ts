import { DESCRIBING_VERBS } from "./describing-words.ts";
import {
  ABSENT_AFTER,
  ABSENT_BEFORE,
  ABSENT_BEHIND,
  ABSENT_TOPIC,
  AVOIDED_AFTER,
  AVOIDED_BEHIND,
  CHOOSING,
  COMPARED_AFTER,
  COMPARED_BEFORE,
  CONDITIONS,
  LEFT_AFTER,
  LEFT_BEFORE,
  LIFTING_BETWEEN,
  MOVED,
  MOVED_FROM,
  NEGATED_BEFORE,
  NEGATIONS,
  NO_SUBJECTS,
  NOTHING,
  NOTHING_FOUND,
  OWN_LISTS,
  PUT_OFF,
  REJECTED_BEFORE,
  SOURCES,
  TOO,
  TURNS,
  UNKNOWN_BEFORE,
  UNSUITED,
  WARNING_HEADINGS,
  WARNINGS,
} from "./stance-words.ts";
import {
  BETTER_THAN_NOTHING,
  NOTHING_BETTER_THAN,
  STANCES_BY_LANGUAGE,
  type StanceWords,
} from "./stance-words-by-language.ts";

/**
 * How an answer speaks of a company where it stands, the best first: as any other; only compared with what it recommends;
 * warned of; said to be unknown.
 */
export const STANCES = ["named", "contrast", "avoided", "absent"] as const;
export type Stance = (typeof STANCES)[number];

const BEFORE = 160;
const AFTER = 120;
const BEFORE_LIST = 600;
const either = (words: readonly string[]) => `(?:${words.join("|")})`;
const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
/** Between a cue and a name. */
const TO_NAME = String.raw`\s*:?\s*(?:(?:the|die|der|das|les?|la|el|los|de|du|a|ao|o|os|il|lo|with|von|zu|d['’]|l['’])\s*)?["“„«*_([]*$`;

const WARNING = new RegExp(
  `(?:${START}|(?=n['’]t))(?:${either(WARNINGS)}|${either(NEGATIONS)} (?:(?:really|ever|even) )?${either(CHOOSING)})${END}`,
  "giu",
);
const PUTTING_OFF = new RegExp(`${START}${either(PUT_OFF)}(?:(?<=')|${END})`, "giu");
const ABSENCE = new RegExp(`(?:${START}|(?=n['’]t))${either(ABSENT_BEFORE)}`, "giu");
const UNKNOWN = new RegExp(`(?:${START}|(?=n['’]t))${either(UNKNOWN_BEFORE)}${TO_NAME}`, "iu");
const NEGATED = new RegExp(`${START}${either(NEGATED_BEFORE)}(?: (?:ich|wir|man|ik))?${TO_NAME}`, "iu");
const REJECTED = new RegExp(`${START}${either(REJECTED_BEFORE)}(?: (?:ich|wir|man|ik))?${TO_NAME}`, "iu");
const OWN_LIST = new RegExp(
  `${START}${either(OWN_LISTS)}${END}(?! (?:\\p{L}+ )?${either(SOURCES)}${END})`,
  "iu",
);
/** Names in a row: "compared with A, B and C". */
const NAMES_BEFORE = String.raw`(?:["“*_[]*\p{Lu}[\p{L}\p{N}.&'’-]*["”*_\]]*(?:,\s|\s)(?:(?:and|or|und|oder|et|ou|y|o|e)\s)?){0,6}`;
const BY = "with|using|via|through|on|in|über|mit|bei|avec|chez|con|com|su|met|bij";
const COMPARING = new RegExp(
  String.raw`${START}${either(COMPARED_BEFORE)}(?:\s|(?<=['’]))(?:(?:${BY})\s)?(?:(?:the|die|der|das|le|la|el|o|a|il)\s)?(?<names>${NAMES_BEFORE})["“„«*_([]*$`,
  "giu",
);
const NAMES_ONLY = new RegExp(`^${NAMES_BEFORE}$`, "u");
const COMPARED = new RegExp(`^["”»*_)\\]]*${either(COMPARED_AFTER)}`, "iu");
const ANTI = /(?<!\p{L})anti-$/iu;
/** "When X is too dear", take another. */
const CONDITION = new RegExp(
  String.raw`${START}${either(CONDITIONS)}(?: (?:the|die|la|le|el|il|o|a))?\s["“*_[]*$`,
  "iu",
);
const TOO_MUCH = new RegExp(String.raw`^["”*_\]]*[^.,;:!?\n]{0,30}\s${either(TOO)}${END}`, "iu");
const FROM = new RegExp(String.raw`${START}${either(MOVED_FROM)}\s["“*_[]*$`, "iu");
const MOVED_ON = new RegExp(String.raw`^["”*_\]]*(?:\s[^\s.,;:!?]+){0,4}?\s${either(MOVED)}${END}`, "u");
/** "Not X but Y" */
const NOT = /(?<!\p{L})(?:not|nicht|niet|non|no|não)\s["“*_[]*$/iu;
const BUT = /^["”*_\]]*,?\s(?:but|sondern|maar|bensì|sino|mas sim)(?!\p{L})/u;
/** "Nothing is better than X" is praise. */
const NEGATED_COMPARISON = new RegExp(`${START}${either(NOTHING)}${END}|n['’]t\\s`, "iu");
/** "Folk isn't as deep as X": what is negated is said of another one. */
const OTHER_SUBJECT = new RegExp(
  String.raw`^\s*(?:(?:The|Das|O|A|El|La|Le|Il)\s)?(?!${either(NO_SUBJECTS)}\s)\p{Lu}[\p{L}\p{N}]+\s(?:\p{Ll}+(?:n['’]t|\s(?:not|nicht|niet))|n['’]\p{L}+|ne|no|non|não)\s`,
  "u",
);
const NOT_BEHIND =
  /^(?:\s\p{Ll}+){0,4}?\s(?:nicht|niet|nie|nooit)(?!\p{L})(?! (?:nur|bloß|allein|alleen|umsonst|ohne))/u;
const LIFTING = new RegExp(`${START}${either(LIFTING_BETWEEN)}${END}`, "iu");
const TURN = new RegExp(`${START}${either(TURNS)}${END}`, "iu");
/** "Don't avoid", "hard to avoid": no warning. */
const LIFTED = /(?:n['’]t|\bnot|\bnever|\bno (?:need|reason) to|\b(?:hard|difficult|impossible) to)\s+$/iu;

const AVOIDANCE_AFTER = new RegExp(
  String.raw`^["”»*_)\]]*\s(?:\p{Ll}+ly )?${either(AVOIDED_AFTER)}${END}`,
  "iu",
);
const ABSENCE_AFTER = new RegExp(
  String.raw`^["”»*_)\]]*\s(?:\p{Ll}+ly )?${either(ABSENT_AFTER)}${END}`,
  "iu",
);
/** "X, Inc., on the other hand, is slow": what is said goes on after it. */
const ASIDE = /^(?:,?\s\p{Lu}\p{L}{1,4}\.?)?,\s\p{Ll}[^,.;:\n]{1,40},(?=\s\p{Ll})/u;
/** "I can't recommend X enough." */
const PRAISED = /^\s(?:highly )?enough(?!\p{L})/u;
const OPENS_CLAUSE = /,\s*["“*_[]*$/u;
/** A name that is the subject of a description. */
export const DESCRIBED = new RegExp(
  String.raw`^["”*_\]]*\s${either(Object.values(DESCRIBING_VERBS).flat())}${END}`,
  "u",
);
const ABSENCE_BEHIND = new RegExp(`^["”»*_)]*${either(ABSENT_BEHIND)}${END}`, "iu");
/** "I don't see X in any of these." */
const SEEING = /(?:n['’]t|not|never) (?:\p{L}+ )?see(?:n)?\s["“*_[]*$/iu;
const IN_SOURCES = /^["”*_\]]*\s(?:mentioned|listed|named|anywhere|in|on|among)(?!\p{L})/iu;
/** "About X I found nothing." */
const TOPIC = new RegExp(`${START}${either(ABSENT_TOPIC)}${TO_NAME}`, "iu");
const NOTHING_ABOUT = new RegExp(`^[^.!?;\\n]{0,60}?${START}${either(NOTHING_FOUND)}`, "iu");
/** "X is dear, and I would look elsewhere." */
const AVOIDANCE_BEHIND = new RegExp(`^(?:[^.!?;\\n]{0,80}?${START})?${either(AVOIDED_BEHIND)}${END}`, "iu");
const LEFT = new RegExp(String.raw`${START}${either(LEFT_BEFORE)}\s["“*_[]*$`, "iu");
const LEFT_OUT = new RegExp(String.raw`^["”*_\]]*\s${either(LEFT_AFTER)}${END}`, "iu");
/** "X Pro and Y: not made for this", and no more: "not for this reason" */
const UNSUITABLE = new RegExp(
  String.raw`^["”»*_)\]]*(?:\s(?:(?:and|et|und|y|e|en)\s)?["“«*_(]*\p{Lu}[^\s,.:;!?]*){0,3}(?:\s?[:–—-])?\s(?:\p{L}+ )?${either(UNSUITED)}(?=["”»*_)\]]*\s?(?:[.,;:!?(–—\n]|$))`,
  "u",
);
const OF_NAME = /^['’]s\s/u;
const LIST_LINE = /^\s*(?:[-*•–]|\d{1,2}[.)])\s/u;
/** A sentence that began in the same line has ended; "e.g." and "Inc." end none. */
const ENDED = /\p{Ll}{3}[.!?][*_]*\s+["“„«*_(]*(?:\p{Lu}|$)/u;
const WARNING_HEADING = new RegExp(`${START}${either(WARNING_HEADINGS)}${END}[^.!?]*$`, "iu");

/** Patterns of one language, ready to be tried. */
interface Ready {
  readonly letters: RegExp;
  readonly cues: readonly { readonly stance: Stance; readonly before: RegExp; readonly after: RegExp }[];
}

const NOTHING_BETTER = new RegExp(`${either(NOTHING_BETTER_THAN)}[^.!?。！？;,]{0,12}$`, "iu");
const NOTHING_BETTER_BEHIND = new RegExp(`^${either(BETTER_THAN_NOTHING)}`, "iu");
const NO_BREAK = "[^,.;:!?。，！？；、।؟،…\\n]";
const NEVER = /(?!)/u;

const READY: readonly Ready[] = Object.values(STANCES_BY_LANGUAGE).map((words) => ({
  letters: words.letters,
  cues: (["absent", "avoided", "contrast"] as const).map((stance) => ({
    stance,
    ...patternsOf(words, stance),
  })),
}));

function patternsOf(
  words: StanceWords,
  stance: Exclude<Stance, "named">,
): Readonly<Record<"before" | "after", RegExp>> {
  const { before, after } = words[stance];
  // A comparison is itself what lifts a negation.
  const lifts = (lifting: readonly string[]) =>
    lifting.length > 0 && stance !== "contrast" ? `(?!.*${either(lifting)})` : "";
  const liftsAfter =
    words.liftedAfter.length > 0 && stance !== "contrast"
      ? `(?!${NO_BREAK}{0,${words.after}}${either(words.liftedAfter)})`
      : "";
  const anchored = after.map((cue) =>
    cue.startsWith("^") ? cue.slice(1) : `${NO_BREAK}{0,${words.after}}?${cue}`,
  );
  return {
    before:
      before.length === 0
        ? NEVER
        : new RegExp(
            `${words.isSpaced ? START : ""}${either(before)}${lifts(words.liftedBefore)}${NO_BREAK}{0,${words.before}}$`,
            "iu",
          ),
    after:
      after.length === 0 ? NEVER : new RegExp(`^["”»」』*_）)]*${liftsAfter}(?:${anchored.join("|")})`, "iu"),
  };
}

interface Told {
  readonly start: number;
  readonly end: number;
  /** Where what is said of the name goes on: before the particles of Korean. */
  readonly tail: number;
}

/** How a text speaks of what stands from `start` to `end`, within its clause (`names-claims-topics-markets.md` §1.2). */
export function stanceOf(text: string, { start, end, tail }: Told): Stance {
  const following = text.slice(end, end + AFTER).replace(ASIDE, "");
  if (PRAISED.test(following)) return "named";
  const before = sentenceUpTo(text.slice(Math.max(0, start - BEFORE), start)).replaceAll("’", "'");
  const after = clauseFrom(following).replaceAll("’", "'");
  const rest = text.slice(tail, tail + AFTER);
  const around = text.slice(Math.max(0, start - BEFORE), end + AFTER);
  const otherwise = ofOtherLanguages(around, before, rest);
  if (otherwise !== null) return otherwise;
  // "I found nothing on A, B is well known": a clause of its own.
  const overLists = !(OPENS_CLAUSE.test(before) && DESCRIBED.test(following));
  if (isCompared(before, following)) return "contrast";
  if (LEFT.test(before) && LEFT_OUT.test(after) && NOTHING_ABOUT.test(following)) return "absent";
  if (
    isWarnedOf(before, after, following, overLists) ||
    isUnderWarning(text.slice(Math.max(0, start - BEFORE_LIST), start))
  )
    return "avoided";
  if (isAbsent(before, after, overLists) || ABSENCE_BEHIND.test(following)) return "absent";
  if (TOPIC.test(before) && NOTHING_ABOUT.test(following)) return "absent";
  return "named";
}

function ofOtherLanguages(around: string, before: string, rest: string): Stance | null {
  if (NOTHING_BETTER.test(before.slice(-60)) || NOTHING_BETTER_BEHIND.test(rest)) return "named";
  for (const { letters, cues } of READY) {
    if (!letters.test(around)) continue;
    for (const { stance, before: cueBefore, after } of cues)
      if (cueBefore.test(before) || after.test(rest)) return stance;
  }
  return null;
}

function isCompared(before: string, following: string): boolean {
  if (CONDITION.test(before) && TOO_MUCH.test(following)) return true;
  if (ANTI.test(before) || (FROM.test(before) && MOVED_ON.test(following))) return true;
  if (NOT.test(before) && BUT.test(following)) return true;
  if (COMPARED.test(following) || reachedBy(PUTTING_OFF, before, { overLists: false, isLiftable: false }))
    return true;
  return comparesAt(before, 0);
}

/** The first cue from which nothing but names stands before the one that is told; letters of cues may be of either case. */
function comparesAt(before: string, from: number): boolean {
  COMPARING.lastIndex = from;
  const found = COMPARING.exec(before);
  if (!found) return false;
  if (!NAMES_ONLY.test(found.groups?.names ?? "")) return comparesAt(before, found.index + 1);
  const ahead = before.slice(0, found.index);
  return OTHER_SUBJECT.test(before) || !NEGATED_COMPARISON.test(ahead);
}

function isWarnedOf(before: string, after: string, following: string, overLists: boolean): boolean {
  return (
    reachedBy(WARNING, before, { overLists, isLiftable: true }) ||
    AVOIDANCE_AFTER.test(after) ||
    AVOIDANCE_BEHIND.test(following) ||
    UNSUITABLE.test(following) ||
    (REJECTED.test(before) && NOT_BEHIND.test(after)) ||
    (LEFT.test(before) && LEFT_OUT.test(after)) ||
    (ABSENCE_AFTER.test(after) && OWN_LIST.test(after))
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

/** "I could not find anything about X"; not "nothing better than X" or "could not find X's prices". */
function isAbsent(before: string, after: string, overLists: boolean): boolean {
  if (ABSENCE_AFTER.test(after) || (NEGATED.test(before) && NOT_BEHIND.test(after))) return true;
  if (OF_NAME.test(after)) return false;
  if (UNKNOWN.test(before) || (SEEING.test(before) && IN_SOURCES.test(after))) return true;
  return [...before.matchAll(ABSENCE)].some(({ index, 0: found }) => {
    const between = before.slice(index + found.length);
    return !LIFTING.test(between) && reaches(between, overLists);
  });
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
  const line = lines.pop() ?? "";
  if (!LIST_LINE.test(line) || ENDED.test(line)) return false;
  const heading = lines.findLast((line) => line.trim() !== "" && !LIST_LINE.test(line)) ?? "";
  return /[:#*]/u.test(heading) && WARNING_HEADING.test(heading);
}
