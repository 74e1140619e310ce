import fc from "fast-check";
import { expect, test } from "vitest";
import { highlight } from "./use-suggestions.ts";

test("the first occurrence of the typed text is a hit, in any case", () => {
  expect(highlight("HubSpot", "spo")).toEqual([
    { text: "Hub", isHit: false },
    { text: "Spo", isHit: true },
    { text: "t", isHit: false },
  ]);
  expect(highlight("stripe.com", " STRIPE ")).toEqual([
    { text: "stripe", isHit: true },
    { text: ".com", isHit: false },
  ]);
});

test("a text without the typed text, or an empty field, has no hit", () => {
  expect(highlight("HubSpot", "zoho")).toEqual([{ text: "HubSpot", isHit: false }]);
  expect(highlight("HubSpot", "  ")).toEqual([{ text: "HubSpot", isHit: false }]);
  expect(highlight("İstanbul Bank", "bank")).toEqual([{ text: "İstanbul Bank", isHit: false }]);
});

test("the joined pieces equal the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (text, typed) => {
      expect(
        highlight(text, typed)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }),
  );
});
