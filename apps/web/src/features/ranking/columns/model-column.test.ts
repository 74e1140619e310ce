import { expect, it } from "vitest";
import { describeShown } from "./model-column.ts";

const results = (length: number) =>
  Array.from({ length }, (_, index) => {
    return { rank: index + 1, name: "A*****", domain: "", censored: index >= 5 || undefined };
  });
const SOURCE = { url: "", domain: "g*****", title: null, censored: true };

it.each([
  [20, true, [SOURCE], "First 5 of 20 shown"],
  [6, true, [], "First 5 of 6 shown"],
  [5, true, [SOURCE], "All 5 shown, sources hidden"],
  [3, true, [SOURCE], "All 3 shown, sources hidden"],
  [3, true, [], "All 3 shown"],
  [1, true, [], "The only one shown"],
  [1, false, [], "1 company"],
  [20, false, [], "20 companies"],
])("%i entries, censored %s: %s", (length, wasCensored, citations, text) => {
  expect(describeShown({ results: results(length), citations, wasCensored }, "company")).toBe(text);
});
