import { checkMade, type MadeWording } from "@standings/domain";
import { expect, it } from "vitest";
import { writeAnswer } from "../src/models/answer/write-answer.ts";
import { buildCatalogue } from "../src/models/catalogue/catalogue.ts";
import { readRequest } from "../src/models/protocol/read-request.ts";

const MAKES = "You write 24 other ways in which buyers ask an AI assistant one question.";
const COMPARES = "You compare pairs of questions of buyers.";

function ask<Reply>(instruction: string, data: object): Reply {
  const messages = [
    { role: "system", content: instruction },
    { role: "user", content: JSON.stringify(data) },
  ];
  const request = readRequest({ model: "google/gemini-2.5-flash-lite", messages });
  return JSON.parse(writeAnswer(request, "words").content ?? "null") as Reply;
}

const catalogue = buildCatalogue();
const TOPICS = catalogue.topics.slice(0, 60);
/** The company that a faulty wording names. */
const NAMES = /\blike (?:\S+)/u;

it("of the faults that models plant in wordings, code and a second model let one in twenty through at most", () => {
  let faults = 0;
  let passedFaults = 0;
  let passedAll = 0;
  for (const { label } of TOPICS) {
    const question = `Best ${label}`;
    const { wordings } = ask<{ wordings: MadeWording[] }>(MAKES, {
      topic: label,
      question,
      known: [question],
    });
    expect(wordings.length).toBe(24);
    const isFaulty = ({ text }: { readonly text: string }) =>
      NAMES.test(text) ||
      text.startsWith("How does") ||
      text === text.toUpperCase() ||
      !text.toLowerCase().includes(label.toLowerCase());
    const { passed } = checkMade(wordings, {
      ...{ known: new Set([question.toLowerCase()]), prompts: [question], level: "mid", room: 24 },
      ...{ language: "en", namesCompany: (prompt) => NAMES.test(prompt), namesOther: () => false },
    });
    const { pairs } = ask<{ pairs: { same_need: boolean; answered_by_a_list: boolean }[] }>(COMPARES, {
      pairs: passed.map(({ prompt }, nth) => ({ pair: nth + 1, a: question, b: prompt })),
    });
    const alike = passed.filter((_, nth) => pairs[nth]?.same_need && pairs[nth]?.answered_by_a_list);
    faults += wordings.filter(isFaulty).length;
    passedFaults += alike.filter(({ prompt }) => isFaulty({ text: prompt })).length;
    passedAll += alike.length;
  }
  expect(faults).toBeGreaterThan(100);
  expect(passedFaults / faults).toBeLessThanOrEqual(0.05);
  expect(passedAll).toBeGreaterThan(0.6 * 24 * TOPICS.length);
});

it("German buyers are given German wordings", () => {
  const data = { topic: "CRM", question: "Beste CRM für Agenturen", language: "de", known: [] };
  const { wordings } = ask<{ wordings: MadeWording[] }>(MAKES, data);
  expect(
    wordings.filter(({ text }) => /\b(?:für|die|und|von|welche|mit|zu)\b/iu.test(text)).length,
  ).toBeGreaterThan(8);
});
