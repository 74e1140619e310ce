import { expect, it } from "vitest";
import type { StudyVerdict, StudyVerdictKind } from "../studies/verdict.ts";
import { wordingKindText, wordingVerdictText } from "./topic-found-words.ts";

const NAMING = { value: 1, range: { low: 0.8, high: 1 } };
const SELDOM = { value: 0.3, range: { low: 0.1, high: 0.6 } };

it.each<[StudyVerdictKind, string]>([
  ["readable", "41–79% if asked again"],
  ["too_wide", "41–79% if asked again: too wide"],
  ["absent", "others, never it (41–79%)"],
  ["names_nobody", "names nobody"],
  ["seldom_names", "seldom names anybody"],
  ["not_enough", "too few answers"],
])("a wording that is %s alone says so", (kind, text) => {
  const own = { value: 0.6, range: { low: 0.41, high: 0.79 } };
  const naming = kind === "seldom_names" ? SELDOM : NAMING;
  const verdict: StudyVerdict = { kind, naming, own, rounds: null };
  expect(wordingVerdictText({ verdict })).toBe(text);
});

it("a wording whose few answers all name somebody is not said to name them seldom", () => {
  const naming = { value: 1, range: { low: 0.32, high: 1 } };
  const verdict: StudyVerdict = { kind: "seldom_names", naming, own: null, rounds: null };
  expect(wordingVerdictText({ verdict })).toBe("too few answers");
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
