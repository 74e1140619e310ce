import { describe, expect, it } from "vitest";
import * as cues from "./prose-cues.ts";

/** Texts that a cue finds, and texts that only look like it. */
const CASES: readonly [name: keyof typeof TESTS, finds: readonly string[], leaves: readonly string[]][] = [
  [
    "hasCue",
    ["the best tool", "führend in Europa", "recomiendo", "首选", "おすすめ", "추천", "лучший"],
    ["a tool", "bestow", "market"],
  ],
  ["isComparison", ["cheaper than X", "compared with X", "unlike X", "X vs. Y"], ["Thanos", "lathan"]],
  ["isPraise", ["is the best", "X leads", "winner"], ["asbestos", "bleading"]],
  [
    "isDismissal",
    [" is overpriced", " feels a bit outdated", " seems too expensive"],
    [" is expensive", " is great"],
  ],
  [
    "isExcludedBefore",
    ["unlike ", "owned by ", "based in the ", "integrates with tools like ", "anders als ", "不像 "],
    ["the best is ", "led by ", "followed by ", "go with "],
  ],
  [
    "isObjectPosition",
    ["my pick is ", "I recommend ", "such as ", "empfehle ich ", "推荐", "the leader: ", "include "],
    ["he called about a ", "these tools "],
  ],
  [
    "isSubjectVerb",
    [" leads", " is great", ", founded in 2006, offers", " (hubspot.com) is", " bietet", "是", " also works"],
    [" and", ".", " plus"],
  ],
  [
    "isAdvice",
    ["go with ", "the answer is ", "I'd choose ", "setze auf ", "推荐", "you should try "],
    ["he is ", "and "],
  ],
  [
    "leavesOut",
    ["avoid Acme", "I would not recommend it", "finger weg, nicht empfehlenswert", "不推荐", "skip Acme"],
    ["avoid fees", "avoiding surprises", "avoid a mistake"],
  ],
];

const TESTS = {
  hasCue: cues.hasCue,
  isComparison: cues.isComparison,
  isPraise: cues.isPraise,
  isDismissal: cues.isDismissal,
  isExcludedBefore: cues.isExcludedBefore,
  isObjectPosition: cues.isObjectPosition,
  isSubjectVerb: cues.isSubjectVerb,
  isAdvice: cues.isAdvice,
  leavesOut: (text: string) => cues.LEFT_OUT_CLAUSE.test(text),
};

describe.each(CASES)("%s", (name, finds, leaves) => {
  it.each(finds)("finds %j", (text) => expect(TESTS[name](text)).toBe(true));
  it.each(leaves)("leaves %j", (text) => expect(TESTS[name](text)).toBe(false));
});
