import { expect, it } from "vitest";
import { forecastOf, simulateExperiments } from "../simulation/experiments.ts";
import { simulateTopics, TOPIC_SOURCES } from "../simulation/topics.ts";
import { PERSONAS, simulateChanges, simulateQuietWeeks } from "../simulation/weather.ts";

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

it("finds the smallest effect that a plan promises about four times in five", () => {
  const { smallest } = forecastOf(BRAND, 20, 7);
  expect(simulateExperiments({ ...BRAND, effect: smallest }, 60, 7).rose).toBeGreaterThanOrEqual(0.65);
});

it.each(PERSONAS)(
  "tells a change of a $name model, and none in a quiet week",
  { tags: "long" },
  (persona) => {
    expect(simulateQuietWeeks(persona, 20, 7)).toBeLessThanOrEqual(0.05);
    expect(simulateChanges(persona, 0.8, 5, 7)).toBeGreaterThanOrEqual(persona.found);
  },
);

it.each(TOPIC_SOURCES)("holds a topic's truth where $name", (source) => {
  const found = simulateTopics(source, { wordings: 12, rounds: 5 }, 150, 7);
  expect(found.overWordings).toBeGreaterThanOrEqual(0.93);
  if (source.name !== TOPIC_SOURCES[0]?.name) expect(found.asRepeats).toBeLessThan(0.8);
});
