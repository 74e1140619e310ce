import { describe, expect, it } from "vitest";
import * as cues from "./prose-cues.ts";
import {
  isEnumerated,
  isJoined,
  isOrdered,
  isPersonalAdvice,
  readStatedRank,
  takesBack,
} from "./prose-cues.ts";

/** Texts that a cue finds, and texts that only look like it. */
const CASES: readonly [name: keyof typeof TESTS, finds: readonly string[], leaves: readonly string[]][] = [
  [
    "recommends",
    ["the best tool", "führend in Europa", "recomiendo", "首选", "おすすめ", "추천", "лучший"],
    ["a tool", "bestow", "market"],
  ],
  [
    "praises",
    ["is the best", "X leads", "winner", " is a strong option", " is another", " ist recommended"],
    ["asbestos", "bleading", " is a company", " goodwill", ""],
  ],
  [
    "excludes",
    ["unlike ", "owned by ", "based in the ", "integrates with tools like ", "anders als ", "不像 "],
    ["the best is ", "led by ", "followed by ", "go with "],
  ],
  [
    "precedesObject",
    ["my pick is ", "I recommend ", "such as ", "empfehle ich ", "推荐", "the leader: ", "include "],
    ["he called about a ", "these tools "],
  ],
  [
    "followsSubject",
    [" leads", " is great", ", founded in 2006, offers", " (hubspot.com) is", " bietet", "是", " also works"],
    [" and", ".", " plus"],
  ],
  [
    "advises",
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
  recommends: (text: string) => cues.CUE.test(text),
  praises: (text: string) => cues.PRAISE.test(text),
  excludes: cues.isExcludedBefore,
  precedesObject: (text: string) => cues.OBJECT_BEFORE.test(text),
  followsSubject: (text: string) => cues.SUBJECT_VERB.test(text),
  advises: (text: string) => cues.ADVICE.test(text),
  leavesOut: (text: string) => cues.LEFT_OUT_CLAUSE.test(text),
};

describe.each(CASES)("%s", (name, finds, leaves) => {
  it.each(finds)("finds %j", (text) => expect(TESTS[name](text)).toBe(true));
  it.each(leaves)("leaves %j", (text) => expect(TESTS[name](text)).toBe(false));
});

describe("an order", () => {
  it.each([
    "Third comes ",
    "Right behind it is ",
    "My other pick would be ",
    "An zweiter Stelle steht, danach ",
    "Por último, ",
    "En tête : ",
    "Infine ",
    "Em seguida vem ",
    "Ten slotte ",
    "Tredje är ",
    "Następna jest ",
    "На втором месте затем ",
    "Birinci ",
  ])("is said by %j", (before) => expect(isOrdered(before)).toBe(true));

  it.each(["The company ", "He seconded ", "First, it is cheap. Then ", ""])(
    "is not said by %j",
    (before) => {
      expect(isOrdered(before)).toBe(false);
    },
  );

  it("reaches only so far", () => {
    const before = `second ${"word ".repeat(5)}`;
    expect([isOrdered(before), isOrdered(before, 6)]).toEqual([true, false]);
  });
});

describe("personal advice", () => {
  it.each([
    "I'd steer you toward ",
    "You can't go wrong with ",
    "I would start a team on… I'd buy the cooking line from ",
  ])("is %j", (before) => expect(isPersonalAdvice(before)).toBe(true));

  it.each(["I'd avoid buying ", "I'd never go with ", "She'd go with ", "I'd "])("is not %j", (before) => {
    expect(isPersonalAdvice(before)).toBe(false);
  });
});

it("the next sentence may take a name back", () => {
  expect(["They're cheap, yet I'd pass.", "Neither: stay away."].every(takesBack)).toBe(true);
  expect(["They're cheap and I'd buy.", "I'd pass."].some(takesBack)).toBe(false);
});

describe("between two names of an enumeration", () => {
  it.each([
    ", ",
    " and ",
    ", and ",
    "、",
    "和",
    " und ",
    " y ",
    " et ",
    ", followed by ",
    " and then ",
    "** and **",
    " (hubspot.com), ",
    "](https://hubspot.com) or [",
    " for small teams, and ",
    " für kleine Teams, ",
    ", gefolgt von ",
    ", and, at some distance, ",
    " 와 ",
  ])("%j enumerates", (text) => expect(isEnumerated(text)).toBe(true));

  it.each([
    "",
    " ",
    " is better than ",
    ". ",
    " which bought ",
    " and is cheaper than ",
    " has ",
    ` (${"x".repeat(150)}), ${"y".repeat(60)} and `,
  ])("%j does not", (text) => expect(isEnumerated(text)).toBe(false));
});

it.each([
  [" and ", true],
  [" or the ", true],
  ["** & **", true],
  [" oder ", true],
  [", ", false],
  [" and is like ", false],
])("%j joins two names in one role: %s", (text, joins) => expect(isJoined(text)).toBe(joins));

it.each([
  ["First comes ", 1],
  ["First is ", 1],
  ["Second, ", 2],
  ["My third choice is **", 3],
  ["Number two: ", 2],
  ["#4 ", 4],
  ["no. 10, ", 10],
  ["In first place, by far, is ", 1],
  ["In third I'd put ", 3],
  ["And the winner, no contest, is ", 1],
  ["The runner-up is ", 2],
  ["Tenth place goes to [", 10],
  ["The seconds ", null],
  ["It was founded first in Berlin by ", null],
  ["", null],
])("%j states rank %s", (before, rank) => expect(readStatedRank(before)).toBe(rank));
