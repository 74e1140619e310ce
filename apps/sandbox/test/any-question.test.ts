import fc from "fast-check";
import { expect, test } from "vitest";
import { writeAnswer } from "../src/models/answer/write-answer.ts";
import { PERSONAS } from "../src/models/personas.ts";
import { readRequest } from "../src/models/protocol/read-request.ts";
import { rankingRequest, readRanking } from "./ask-for-ranking.ts";

const words = fc.constantFrom(
  "best",
  "crm",
  "for",
  "startups",
  "in",
  "Germany",
  "vs",
  "HubSpot",
  "shoes",
  "top 5",
  "ünï",
  "会社",
  "\u202e",
  "%",
  "\0",
);
const question = fc
  .oneof(
    fc.string({ unit: "binary", minLength: 1 }),
    fc.array(words, { minLength: 1 }).map((list) => list.join(" ")),
  )
  .filter((text) => text.trim() !== "");

test("any question gets a valid ranking from any model, and the same one again", () => {
  fc.assert(
    fc.property(question, fc.constantFrom(...PERSONAS), (text, persona) => {
      const request = readRequest(rankingRequest(persona.id, text));
      const answer = writeAnswer(request, "standings");
      expect(readRanking(answer.content ?? "").results.length).toBeLessThanOrEqual(20);
      for (const { url } of answer.citations) expect(URL.canParse(url), url).toBe(true);
      expect(writeAnswer(request, "standings")).toEqual(answer);
    }),
  );
});
