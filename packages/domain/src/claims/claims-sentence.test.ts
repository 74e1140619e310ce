import { expect, it } from "vitest";
import { foundFactsWords } from "./claims-sentence.ts";

it.each([
  [1, "We found 1 fact on webflow.com.", "Check it · 1 min"],
  [23, "We found 23 facts on webflow.com.", "Check them · 3 min"],
])("%i proposed facts say how long they take to check", (facts, found, check) => {
  expect(foundFactsWords(facts, "webflow.com")).toEqual([found, check]);
});
