import { expect, it } from "vitest";
import type { StudyVerdict, StudyVerdictKind } from "../studies/verdict.ts";
import { wordingKindText, wordingVerdictText } from "./topic-found-words.ts";

const NAMING = { value: 1, range: { low: 0.8, high: 1 } };

it.each<[StudyVerdictKind, string]>([
  ["readable", "41–79%"],
  ["too_wide", "hardly known: 41–79%"],
  ["absent", "others, never it (41–79%)"],
  ["names_nobody", "names nobody"],
  ["seldom_names", "seldom names anybody"],
  ["not_enough", "too few answers"],
])("a wording that is %s alone says so", (kind, text) => {
  const own = { value: 0.6, range: { low: 0.41, high: 0.79 } };
  const verdict: StudyVerdict = { kind, naming: NAMING, own, rounds: null };
  expect(wordingVerdictText({ verdict })).toBe(text);
});

it("a wording of few rounds says nothing alone, and one without a company in focus has no range", () => {
  expect(wordingVerdictText({ verdict: null })).toBeNull();
  const verdict: StudyVerdict = { kind: "readable", naming: NAMING, own: null, rounds: null };
  expect(wordingVerdictText({ verdict })).toBeNull();
});

it("a wording has its level and who asks beside it", () => {
  expect(wordingKindText({ level: "niche", persona: "freelance designer" })).toBe(
    "Niche, freelance designer",
  );
  expect(wordingKindText({ level: "general", persona: null })).toBe("General");
});
