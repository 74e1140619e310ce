import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cleanTypedPrompt,
  findPromptProblem,
  normalisePrompt,
  PROMPT_MAX_LENGTH,
  promptLength,
} from "./prompt.ts";

describe("prompts", () => {
  it.each([
    ["Best CRM", null],
    ["x".repeat(340), null],
    ["🙂".repeat(340), null],
    ["x".repeat(341), "Prompt must be 340 characters or less"],
    ["", "No prompt provided"],
    [" \n\t", "No prompt provided"],
    ["what's best", "Quotes are not allowed in prompts"],
    ["“best”", "Quotes are not allowed in prompts"],
    ["a\u0000b", "Prompt contains characters that are not allowed"],
    ["\udc00", "Prompt contains characters that are not allowed"],
  ])("%j → %s", (prompt, problem) => expect(findPromptProblem(prompt)).toBe(problem));

  it("strips quotes and capitalises while typing", () => {
    expect(cleanTypedPrompt(`best "CRM" for 'us'`)).toBe("Best CRM for us");
    expect(cleanTypedPrompt("élan")).toBe("Élan");
  });

  it("has a stored form that is valid, and stays the same when stored again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        fc.pre(findPromptProblem(text) === null);
        const stored = normalisePrompt(text);
        expect(normalisePrompt(stored)).toBe(stored);
        expect(stored).not.toMatch(/^\s|\s$|\s\s/u);
        expect(findPromptProblem(stored)).toBeNull();
      }),
    );
  });

  it("counts characters as people do", () => {
    expect(["", "abc", "🙂🙂", "e\u0301", "飞书"].map(promptLength)).toEqual([0, 3, 2, 2, 2]);
  });

  it("never grows by being stored, and keeps its words", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
        fc.pre(findPromptProblem(text) === null);
        const stored = normalisePrompt(text);
        expect(promptLength(stored)).toBeLessThanOrEqual(PROMPT_MAX_LENGTH);
        const words = (value: string) => value.normalize("NFC").trim().split(/\s+/u).length;
        expect(words(stored)).toBe(words(text));
      }),
    );
  });

  it("has no quotes left after typing, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(cleanTypedPrompt(text)).not.toMatch(/["'\u2018-\u201f\u00ab\u00bb]/u);
      }),
    );
  });

  it("leaves a first letter whose capital is several characters", () => {
    for (const prompt of ["ßeste Banken", "ΐ", "ŉ rest"])
      expect(normalisePrompt(prompt)).toBe(prompt.normalize("NFC"));
    const longest = "ß".repeat(340);
    expect(findPromptProblem(normalisePrompt(longest))).toBeNull();
  });
});
