import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isInOtherLanguage, isSurelyEnglish } from "./language-of-wording.ts";
import { likeness, medianLikeness, wordSet } from "./likeness.ts";
import {
  checkMade,
  languageToMakeIn,
  type MadeRules,
  noneProposed,
  wordingsToMake,
  wordingToMakeFrom,
} from "./made-wordings.ts";
import type { Wording } from "./topic.ts";

const RULES: MadeRules = {
  known: new Set(["best crm"]),
  prompts: ["Best CRM"],
  level: "mid",
  room: 10,
  language: "en",
  namesCompany: (prompt) => prompt.includes("HubSpot"),
  namesOther: (prompt) => prompt.includes("Pipedrive"),
};

const made = (text: string) => ({ text, level: "niche", persona: "freelance  designer" }) as const;

it("what a model makes is refused by its first reason, in the model's words, and the rest passes in its order", () => {
  const texts = [
    ...["CRM for agencies", "best  CRM", "CRM best", "CRM like HubSpot", "CRM like Pipedrive"],
    ...['The "best" CRM', "x".repeat(400), "CRM\u0000", "Welche CRM ist die beste für Agenturen"],
    ...["AGENCIES for crm?", "CRM for freelancers with invoices"],
  ];
  const { passed, refused } = checkMade(texts.map(made), RULES);
  expect(passed.map(({ prompt }) => prompt)).toEqual([
    "CRM for agencies",
    "CRM for freelancers with invoices",
  ]);
  expect(passed[0]).toMatchObject({ level: "niche", persona: "freelance designer" });
  expect(refused.map(({ reason }) => reason)).toEqual([
    ...[
      "double",
      "alike",
      "names_company",
      "names_other",
      "quotes",
      "too_long",
      "invalid",
      "language",
      "alike",
    ],
  ]);
  expect(refused.every(({ text }) => text.length <= 201 && !text.includes("\0"))).toBe(true);
});

it("no two wordings that pass ask nearly the same, whatever a model makes", () => {
  const word = fc.constantFrom(
    "best",
    "CRM",
    "for",
    "agencies",
    "startups",
    "cheap",
    "which",
    "with",
    "invoices",
  );
  const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(fc.array(fc.oneof(text, fc.string())), (texts) => {
      const { passed, refused } = checkMade(texts.map(made), RULES);
      const sets = [...RULES.prompts, ...passed.map(({ prompt }) => prompt)].map(wordSet);
      for (const [nth, a] of sets.entries())
        for (const b of sets.slice(nth + 1)) expect(likeness(a, b)).toBeLessThan(0.9);
      expect(passed.length).toBeLessThanOrEqual(RULES.room);
      // An empty text is a wording that is not allowed.
      expect(passed.length + refused.length).toBe(texts.length);
    }),
  );
});

describe("likeness", () => {
  it("is the share of words in common, and its median tells how alike a topic's wordings are", () => {
    expect(likeness(wordSet("Best CRM?"), wordSet("CRM, best"))).toBe(1);
    expect(likeness(wordSet("Best CRM"), wordSet("CRM for agencies"))).toBe(0.25);
    expect(medianLikeness(["Best CRM"])).toBeNull();
    expect(medianLikeness(["Best CRM", "Best CRM now", "Tools for agencies"])).toBe(0);
    expect(medianLikeness(["a b", "a b", "a c", "a d"])).toBeCloseTo(1 / 3, 6);
  });
});

it("a wording is in another language only where two of its words surely are", () => {
  const cases = [
    ["Best e-mail marketing software", "en", false],
    ["Best CRM for pro users", "en", false],
    ["Welche CRM ist die beste", "en", true],
    ["Which CRM is best for agencies", "de", true],
    ["CRM Software", "de", false],
    ["Beste CRM mit Servern in Deutschland", "de", false],
    ["Quel est le meilleur CRM pour les agences", "fr", false],
    ["おすすめのCRM", "en", true],
    ["最好的客户管理软件", "ja", false],
  ] as const;
  for (const [text, language, expected] of cases)
    expect([text, isInOtherLanguage(text, language)]).toEqual([text, expected]);
});

it.each([
  ["Beste CRM", "Welche CRM ist die beste"],
  ["Meilleur CRM", "Quel est le meilleur CRM pour les agences"],
  ["Mejor CRM", "Qué CRM recomiendan para las agencias"],
])("without a market, a question as short as “%s” is given wordings in its own language", (prompt, text) => {
  const rules = { ...RULES, language: languageToMakeIn({ market: null, prompt }) };
  expect(checkMade([made(text)], rules).refused).toEqual([]);
  const market = { country: "GB", language: "en" };
  const english = { ...RULES, language: languageToMakeIn({ market, prompt }) };
  expect(checkMade([made(text)], english).refused).toEqual([{ text, reason: "language" }]);
});

it("a question is English only where it asks in English and has more English words than others", () => {
  const english = ["Best CRM", "Which CRM is best", "What are good tools for agencies"];
  const others = ["CRM", "Best CRM für Agenturen", "Best CRM のおすすめ", "Beste CRM", "Wat is de beste CRM"];
  expect([...english, ...others].filter(isSurelyEnglish)).toEqual(english);
});

it("a set of which nothing is proposed says how many were refused by reason, and no text", () => {
  const refused = ["double", "language", "double"] as const;
  expect(noneProposed(refused.map((reason) => ({ text: "Best CRM", reason })))).toBe(
    "None of the wordings that the model made can be used: asked already (2), is in another language (1).",
  );
});

it("others are made from the first wording of the lowest level that no model made", () => {
  const wording = (id: string, change: Partial<Wording>): Wording => ({
    ...{
      id,
      prompt: id,
      level: "mid",
      persona: null,
      origin: "typed",
      weight: null,
      state: "in",
      differs: null,
    },
    ...change,
  });
  const wordings = [
    wording("niche", { level: "niche" }),
    wording("left", { level: "general", state: "out" }),
    wording("made", { origin: "model" }),
    wording("typed", {}),
  ];
  expect(wordingToMakeFrom(wordings)?.id).toBe("typed");
  expect(wordingToMakeFrom(wordings.slice(0, 3))?.id).toBe("made");
  expect(wordingToMakeFrom(wordings.slice(1, 2))).toBeUndefined();
});

it("a topic is given what it lacks to speak however asked, and twelve more after", () => {
  expect([0, 1, 23, 24, 60].map(wordingsToMake)).toEqual([24, 23, 1, 12, 12]);
});
