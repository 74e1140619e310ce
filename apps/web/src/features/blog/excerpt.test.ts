import fc from "fast-check";
import { expect, it } from "vitest";
import { cutExcerpt, EXCERPT_MAX, markFound } from "./excerpt.ts";

it("an excerpt has at most 100 characters and an ellipsis, and ends with a word", () => {
  expect(cutExcerpt(" Short. ")).toBe("Short.");
  expect(cutExcerpt(`${"word ".repeat(19)}end, and more`)).toBe(`${"word ".repeat(19)}end…`);
  expect(cutExcerpt("x".repeat(101))).toBe(`${"x".repeat(100)}…`);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      expect([...cutExcerpt(text)].length).toBeLessThanOrEqual(EXCERPT_MAX + 1);
    }),
  );
});

it.each([
  ["Crawlers and a crawler", ["crawler"], ["crawler"]],
  ["What C++ (really) is", ["C++", "(really)"], ["C++", "(really)"]],
  ["Über alles, über", ["über"], ["Über", "über"]],
  ["Nothing here", ["crawler"], []],
])("marks whole words: %s", (text, found, marked) => {
  const parts = markFound(
    text,
    found.map((word) => ({ text: word, isMatch: true })),
  );
  expect(parts.map((part) => part.text).join("")).toBe(text);
  expect(parts.filter((part) => part.isMatch).map((part) => part.text)).toEqual(marked);
});
