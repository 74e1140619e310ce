import fc from "fast-check";
import { expect, it } from "vitest";
import { findOwnPromptProblems, PROMPT_IS_EMPTY, PROMPT_IS_REPEATED, promptNames } from "./own-prompts.ts";
import { checkPrompts } from "./strategic-prompts.ts";

const COMPANY = { domain: "brassline.example", companyName: "Brassline" };

it.each([
  ["an empty line", ["Best kettles for cafes", "  "], [null, PROMPT_IS_EMPTY]],
  ["a line of marks alone", ["?!"], [PROMPT_IS_EMPTY]],
  ["a repetition in other case", ["Best kettles", "best KETTLES?"], [null, PROMPT_IS_REPEATED]],
  ["a prompt that names the company", ["Is Brassline any good"], [promptNames("Brassline")]],
])("says what is wrong with %s", (_what, prompts, problems) => {
  expect(findOwnPromptProblems(prompts, COMPANY)).toEqual(problems);
});

it("finds nothing wrong with what a model may propose", () => {
  const words = fc.constantFrom("best", "kettles", "for", "cafes", "near", "cheap", "Brassline", "?", "");
  const text = fc.array(words, { maxLength: 5 }).map((parts) => parts.join(" "));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 12 }), (proposed) => {
      const { accepted } = checkPrompts(proposed, COMPANY);
      expect(findOwnPromptProblems(accepted, COMPANY)).toEqual(accepted.map(() => null));
    }),
  );
});
