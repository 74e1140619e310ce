/** Words that warn against what follows them. */
const WARNINGS = [
  ...["avoid", "avoiding", "steer clear of", "stay away from", "keep away from"],
  ...["not recommend", "not recommended", "n['’]t recommend"],
];
/** Choosing, which a negation before it makes a warning: "don't use", "never sign up for". */
const CHOOSING = [
  ...["use", "buy", "choose", "pick", "get", "take", "try", "go with", "go for", "start with"],
  ...["suggest", "sign up for", "pay for", "switch to", "bother with"],
];
const NEGATIONS = ["(?:do|would|should|could|ca|wo)n['’]t", "(?:do|would|should|can) ?not", "never"];
/** What is put off for something else. */
const REPLACED = ["instead of", "rather than"];
/** Another recommendation has begun. */
const TURNS = /\b(?:use|try|choose|pick|consider|start with|go with|look at|put|switch to|take)\b/iu;
/** "Don't avoid", "hard to avoid": no warning. */
const LIFTED = /(?:n['’]t|\bnot|\bnever|\bno (?:need|reason) to|\b(?:hard|difficult|impossible) to)\s+$/iu;

const BEFORE = 160;
const BEFORE_LIST = 600;
const either = (words: readonly string[]) => `(?:${words.join("|")})`;

const WARNING = new RegExp(
  String.raw`\b(?:${either(WARNINGS)}|${either(NEGATIONS)} (?:(?:really|ever|even) )?${either(CHOOSING)})(?![\p{L}\p{N}])`,
  "giu",
);
const REPLACING = new RegExp(String.raw`\b${either(REPLACED)}(?![\p{L}\p{N}])`, "giu");
/** "is one to avoid", "should be avoided", "is best avoided". */
const AFTER =
  /^\W{0,3}\s(?:(?:is|are|was)\s(?:(?!hard|difficult|impossible)\p{L}+\s){0,3}to avoid(?=\s*(?:[.!?;,\n]|$))|(?:should be|is best) avoided\b)/iu;
const LIST_LINE = /^\s*(?:[-*•–]|\d{1,2}[.)])\s/u;
const WARNING_HEADING = /\b(?:to avoid|avoid|not recommended)\b[^.!?]*$/iu;

/** Whether what stands from `start` to `end` is warned against, or named as what to do without (`studies.md` §7). */
export function isAvoided(text: string, start: number, end: number): boolean {
  const before = sentenceUpTo(text.slice(Math.max(0, start - BEFORE), start));
  return (
    [...before.matchAll(WARNING)].some(
      ({ index, 0: cue }) =>
        !LIFTED.test(before.slice(0, index)) && reaches(before.slice(index + cue.length), true),
    ) ||
    [...before.matchAll(REPLACING)].some(({ index, 0: cue }) =>
      reaches(before.slice(index + cue.length), false),
    ) ||
    AFTER.test(text.slice(end, end + 80)) ||
    isUnderWarning(text.slice(Math.max(0, start - BEFORE_LIST), start))
  );
}

function sentenceUpTo(before: string): string {
  return before.split(/[.;!?]\s|\n/u).at(-1) ?? "";
}

/** A warning reaches a name in its own clause, and further names of a list that began there: "avoid A, B and C". */
function reaches(between: string, overLists: boolean): boolean {
  const [first = "", ...others] = between.replace(/^\s*:?[*_]*\s*:?/u, "").split(",");
  if (/[:–—]\s/u.test(between.replace(/^\s*:?[*_]*\s*:?/u, "")) || TURNS.test(between)) return false;
  if (others.length === 0) return true;
  const isName = (part: string) => /^\s*(?:(?:and|or)\s+)?["“*_[]*(?:[\p{Lu}\p{N}]|$)/u.test(part);
  return overLists && /\p{Lu}/u.test(first) && others.every(isName);
}

/** In a list whose heading warns: "Tools to avoid:". */
function isUnderWarning(before: string): boolean {
  const lines = before.split("\n");
  if (!LIST_LINE.test(lines.pop() ?? "")) return false;
  const heading = lines.findLast((line) => line.trim() !== "" && !LIST_LINE.test(line)) ?? "";
  return /[:#*]/u.test(heading) && WARNING_HEADING.test(heading);
}
