import { describe, expect, it } from "vitest";
import { hostileInputs } from "../../eval/hostile.ts";
import { parseAnswer } from "./parse-answer.ts";
import { evidenceText } from "./plain-text.ts";

// A quadratic reader takes minutes for one of them, and reaches the limit of a test; the bench measures the rest.
// As long as an answer that stops at its limit, and as one that is read whole at most.
describe.each([47_900, 199_000])("%i characters of", (size) => {
  it.each(hostileInputs(size).map(({ name, text }) => [name, text] as const))("%s", (_name, text) => {
    const before = process.cpuUsage();
    parseAnswer(text, { kind: "company" });
    const { user } = process.cpuUsage(before);
    expect(user / 1_000).toBeLessThan(2_000);
  });
});

describe("1 MB of", () => {
  it.each(hostileInputs().map(({ name, text }) => [name, text] as const))("%s", (_name, text) => {
    const { entries } = parseAnswer(text, { kind: "company" });
    expect(entries.length).toBeLessThanOrEqual(20);
    const evidence = entries.length > 0 ? evidenceText(text) : "";
    for (const { name } of entries) expect(evidence.includes(evidenceText(name))).toBe(true);
  });
});
