import { expect, it } from "vitest";
import type { StudyFindings } from "../studies/study-record.ts";
import { goalSentence } from "../studies/study-sentences.ts";
import type { StudyVerdict, StudyVerdictKind } from "../studies/verdict.ts";
import type { StudyTopic, TopicDraw } from "./topic.ts";
import type { WordingFigure } from "./topic-findings.ts";
import type { TopicForm } from "./topic-form.ts";
import {
  foundSentences,
  wordingCountText,
  wordingKindText,
  wordingVerdictText,
} from "./topic-found-words.ts";
import { roundsOfPlan, type TopicPlan } from "./topic-plan.ts";

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
  expect(wordingVerdictText({ verdict }, "list")).toBe(text);
});

it("a wording whose few answers all name somebody is not said to name them seldom", () => {
  const naming = { value: 1, range: { low: 0.32, high: 1 } };
  const verdict: StudyVerdict = { kind: "seldom_names", naming, own: null, rounds: null };
  expect(wordingVerdictText({ verdict }, "list")).toBe("too few answers");
});

it("a wording of few rounds says nothing alone, and one without a company in focus has no range", () => {
  expect(wordingVerdictText({ verdict: null }, "list")).toBeNull();
  const verdict: StudyVerdict = { kind: "readable", naming: NAMING, own: null, rounds: null };
  expect(wordingVerdictText({ verdict }, "list")).toBeNull();
});

it("a wording has its level and who asks beside it", () => {
  expect(wordingKindText({ level: "niche", persona: "freelance designer" })).toBe(
    "Niche, freelance designer",
  );
  expect(wordingKindText({ level: "general", persona: null })).toBe("General");
});

const NIL = { value: 0, overWordings: null, exactlyThese: null };
const half = (value: number) => ({
  value,
  overWordings: { low: value - 0.1, high: value + 0.1 },
  exactlyThese: null,
});

it("a study of a topic says on page and paper how many wordings its questions are", () => {
  const members = Array.from({ length: 6 }, (_, nth) => ({ wordingId: String(nth) }));
  const said = (plan: TopicPlan, drawn: TopicDraw, frame = 6) =>
    goalSentence({
      goal: { type: "rounds" },
      limit: roundsOfPlan(plan),
      topic: { members, plan, drawn, frame } as unknown as StudyTopic,
    });
  const once = { wordings: 6, rounds: 1, repeated: 0 };
  expect(said(once, "all")).toBe("6 wordings");
  expect(said({ ...once, rounds: 2 }, "all")).toBe("6 wordings in 12 questions");
  expect(said({ wordings: 4, rounds: 1, repeated: 2 }, "alike", 20)).toBe(
    "4 of 20 wordings, drawn alike, in 6 questions",
  );
});

/** A study of a topic of eight wordings: niche ones have the company more often than general ones. */
function findingsOf(form: TopicForm, kind: StudyVerdictKind, value: number): StudyFindings {
  const strata = { wordings: 4, ...half(value) };
  const focus = {
    ...{ key: "acme.example", ...half(value), wordingPart: null, spread: null, byModel: [] },
    byStratum: [
      { stratum: "general", ...strata },
      { stratum: "niche", ...strata },
    ],
    apart: [{ higher: "niche", lower: "general", difference: 0.3, range: { low: 0.1, high: 0.5 } }],
  };
  const topic = {
    ...{ form, wordings: 8, frame: 8, drawn: "all", strata: "level", models: ["one"], leftOut: [] },
    ...{
      isWeighted: false,
      naming: half(0.6),
      focus,
      entries: [{ ...NIL, key: "acme.example" }],
      byWording: [],
    },
  };
  const verdict: StudyVerdict = { kind, naming: NAMING, own: null, rounds: null };
  const report = { verdict };
  const names = { "acme.example": { name: "Acme", domain: "acme.example" } };
  return { report, names, topic } as unknown as StudyFindings;
}

it("a topic in plain words says named, and of plain answers, wherever one that asks for lists says listed", () => {
  const cases = [
    ["readable", 0.4],
    ["absent", 0],
    ["too_wide", 0.4],
    ["seldom_names", 0.4],
    ["names_nobody", 0.4],
  ] as const;
  const said = (form: TopicForm) =>
    cases.map(([kind, value]) => foundSentences(findingsOf(form, kind, value), "CRM", "Acme").join(" "));
  expect(said("list").every((text) => !/named|plain/.test(text))).toBe(true);
  expect(said("natural").join(" ")).not.toMatch(/\blist/);
  expect(said("natural")[0]).toBe(
    "Acme is named in 40% (30–50) of plain answers, however buyers ask about CRM. Niche questions have it named in 40% (30–50), general ones in 40% (30–50).",
  );
  expect(said("natural").at(-1)).toBe(
    "Models name nobody that we know in 40% (30–50) of plain answers: this topic can’t show who stands where.",
  );
});

it("counts of a wording say what its topic counts", () => {
  const wording = { own: 3, naming: 4, answers: 5 } as WordingFigure;
  expect(wordingCountText(wording, "list")).toBe("listed in 3 of 5 answers");
  expect(wordingCountText(wording, "natural")).toBe("named in 3 of 5 answers");
});
