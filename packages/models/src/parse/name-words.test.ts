import { describe, expect, it } from "vitest";
import {
  ABBREVIATION,
  IMPERATIVE,
  LEGAL_FORM,
  ONLY_MARKS,
  ORDINARY_WORDS,
  PLACEHOLDER,
  SENTENCE_START,
  SENTENCE_WORD,
  WEAK_PLACEHOLDER,
} from "./name-words.ts";

/** Each pattern with texts that it finds and texts that it leaves. */
const CASES: readonly [
  name: string,
  pattern: Pick<RegExp, "test">,
  finds: readonly string[],
  leaves: readonly string[],
][] = [
  [
    "placeholders",
    PLACEHOLDER,
    [
      "N/A",
      "n/a",
      "Unknown",
      "No results found",
      "Brand name",
      "keine",
      "ninguno",
      "暂无",
      "なし",
      "없음",
      "нет",
    ],
    ["Nonesuch", "Unknown Worlds", "No Name Studios Ltd", "Anyone"],
  ],
  ["marks", ONLY_MARKS, ["—", "…", "???"], ["Who?", "A–B"]],
  ["weak placeholders", WEAK_PLACEHOLDER, ["Nothing", "others", "More"], ["Nothing Tech", "Moreno"]],
  [
    "beginnings of sentences",
    SENTENCE_START,
    ["Here are three", "If you need", "They offer", "Hier sind", "Voici", "以下是", "次の", "Вот список"],
    ["Hereford", "Iffley Ltd", "Theyskens", "Whoop"],
  ],
  [
    "words of sentences",
    SENTENCE_WORD,
    ["tools that will help", "what you need"],
    ["Will Smith", "You Need A Budget"],
  ],
  [
    "instructions",
    IMPERATIVE,
    ["Set a budget", "Ask for references", "Compare 3 quotes"],
    ["Set", "Ask Media", "Compare The Market", "set a budget"],
  ],
  ["legal forms", LEGAL_FORM, ["Inc.", "LLC", "GmbH", "S.p.A."], ["Incorporeal", "Salon", "agency"]],
  ["abbreviations", ABBREVIATION, ["Dr", "the St", "e.g", "J", "(Prof"], ["Doctor", "HubSpot", "first"]],
];

describe.each(CASES)("%s", (_name, pattern, finds, leaves) => {
  it.each(finds)("are found in %j", (text) => expect(pattern.test(text)).toBe(true));
  it.each(leaves)("are not in %j", (text) => expect(pattern.test(text)).toBe(false));
});

it("ordinary words are written small, so that they can be looked up", () => {
  for (const word of ORDINARY_WORDS) expect(word).toBe(word.toLowerCase());
  expect(["budget", "enterprise", "für", "empresas"].every((word) => ORDINARY_WORDS.has(word))).toBe(true);
  expect(["hubspot", "hertz"].some((word) => ORDINARY_WORDS.has(word))).toBe(false);
});
