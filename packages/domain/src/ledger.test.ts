import { expect, it } from "vitest";
import { ACTION_COST } from "./credits.ts";
import { noteWords } from "./ledger.ts";

it("a deduction's note is words, and no name that programs use", () => {
  expect(noteWords({ reason: "deduction", note: "prompt_analysis" })).toBe("Search of companies");
  for (const note of Object.keys(ACTION_COST))
    expect(noteWords({ reason: "deduction", note })).toMatch(/^[A-Z][A-Za-z ]+$/);
  expect(noteWords({ reason: "adjustment", note: "prompt_analysis" })).toBe("prompt_analysis");
  expect(noteWords({ reason: "purchase", note: null })).toBeNull();
});
