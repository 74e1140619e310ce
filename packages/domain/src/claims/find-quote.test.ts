import { expect, it } from "vitest";
import { findQuote } from "./find-quote.ts";

const marked = (text: string, sentence: string, quote: string) => {
  const place = findQuote(text, sentence, quote);
  return place && text.slice(place.at, place.at + place.length);
};

it.each([
  ["plain words", "Good. Lark costs 9 dollars a month. Fine.", "costs 9 dollars"],
  ["words that a line breaks", "Lark costs 9\n  dollars a month.", "costs 9\n  dollars"],
  ["words in JSON", String.raw`{"why":"Lark \"Solo\" costs 9 dollars a month."}`, "costs 9 dollars"],
])("a quote is found in %s", (_, text, found) => {
  expect(marked(text, "costs 9 dollars a month.", "costs 9 dollars")).toBe(found);
});

it("quotation marks that JSON escapes are the same", () => {
  const text = String.raw`{"why":"The \"Solo\" plan is 9 dollars."}`;
  expect(marked(text, 'The "Solo" plan is 9 dollars.', '"Solo" plan')).toBe(String.raw`\"Solo\" plan`);
});

it("of words that stand twice, those of the sentence are meant", () => {
  const text = "Lark has a free plan? Yes: Heron has none, but Lark has a free plan.";
  expect(findQuote(text, "Heron has none, but Lark has a free plan.", "has a free plan")?.at).toBe(
    text.lastIndexOf("has a free plan"),
  );
});

it("words that the answer does not hold are found nowhere", () => {
  expect(findQuote("Something else (of [all] things).", "Lark (9 $)", "Lark (9")).toBeNull();
});
