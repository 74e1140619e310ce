import fc from "fast-check";
import { expect, it } from "vitest";
import { fromModel, ownWords } from "./from-models.ts";

it.each([
  ["HubSpot", "HubSpot"],
  ["  Zoho\n\nCRM\t ", "Zoho CRM"],
  ["A\u200B\u202Eb\u0000c", "A b c"],
  ["Ünïcode 株式会社", "Ünïcode 株式会社"],
  ["x".repeat(500), `${"x".repeat(239)}…`],
])("%j is told as %j", (text, told) => {
  expect(fromModel(text)).toBe(told);
});

it("our own sentences are not cut where a model's words are", () => {
  const sentences = `“${"x".repeat(340)}” moved.\nFirst estimate.`;
  expect(ownWords(sentences)).toBe(sentences.replace("\n", " "));
  expect(ownWords("x".repeat(2_000))).toBe(`${"x".repeat(999)}…`);
});

it("any text becomes one short line without what cannot be seen", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
      const told = fromModel(text);
      expect(told.length).toBeLessThanOrEqual(240);
      expect(told).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(fromModel(told)).toBe(told);
    }),
  );
});
