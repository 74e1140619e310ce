import { describe, expect, it } from "vitest";
import { hostileInputs } from "../../eval/hostile.ts";
import { parseAnswer } from "./parse-answer.ts";
import { evidenceText } from "./plain-text.ts";

// A quadratic reader takes minutes for one of them, and reaches the limit of a test; the bench measures the rest.
describe("1 MB of", () => {
  it.each(hostileInputs().map(({ name, text }) => [name, text] as const))("%s", (_name, text) => {
    const { entries } = parseAnswer(text, { kind: "company" });
    expect(entries.length).toBeLessThanOrEqual(20);
    const evidence = entries.length > 0 ? evidenceText(text) : "";
    for (const { name } of entries) expect(evidence.includes(evidenceText(name))).toBe(true);
  });
});
