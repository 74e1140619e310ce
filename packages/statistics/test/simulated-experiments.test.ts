import { expect, it } from "vitest";
import { simulateExperiments } from "../simulation/experiments.ts";
import { simulateTopics, TOPIC_SOURCES } from "../simulation/topics.ts";

/** Seeded: these figures are the same each time. `pnpm verify:proof` and `pnpm verify:topics` draw many more. */
const BRAND = { name: "a brand", targets: 10, controls: 10, before: 8 };

it("says that nothing worked when all prompts rose alike, where before and after alone say that it did", () => {
  const found = simulateExperiments({ ...BRAND, jump: 10 }, 60, 7);
  expect(found.rose).toBeLessThanOrEqual(0.05);
  expect(found.holds).toBeGreaterThanOrEqual(0.93);
  expect(found.naiveWorks).toBeGreaterThanOrEqual(0.9);
});

it("finds an effect of 15 points", () => {
  const found = simulateExperiments({ ...BRAND, effect: 15 }, 60, 7);
  expect(found.rose).toBeGreaterThanOrEqual(0.6);
  expect(found.holds).toBeGreaterThanOrEqual(0.93);
});

it.each(TOPIC_SOURCES)("holds a topic's truth where $name", (source) => {
  const found = simulateTopics(source, { wordings: 12, rounds: 5 }, 150, 7);
  expect(found.overWordings).toBeGreaterThanOrEqual(0.93);
  if (source.name !== TOPIC_SOURCES[0]?.name) expect(found.asRepeats).toBeLessThan(0.8);
});
