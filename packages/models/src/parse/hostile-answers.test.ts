import { describe, expect, it } from "vitest";
import { hostileInputs } from "../../eval/hostile.ts";
import { evidenceText, parseAnswer } from "./index.ts";

/** Far above what the bench measures, so that a loaded machine does not matter; a quadratic reader takes minutes. */
const SECONDS = 5;

describe("1 MB of", () => {
  it.each(hostileInputs().map(({ name, text }) => [name, text] as const))("%s", (_name, text) => {
    const before = process.cpuUsage();
    const { entries } = parseAnswer(text, { kind: "company" });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1e6).toBeLessThan(SECONDS);
    expect(entries.length).toBeLessThanOrEqual(20);
    const evidence = entries.length > 0 ? evidenceText(text) : "";
    for (const { name } of entries) expect(evidence.includes(evidenceText(name))).toBe(true);
  });
});
