import fc from "fast-check";
import { expect, it } from "vitest";
import { fromModel } from "./from-models.ts";

it.each([
  ["HubSpot", "HubSpot"],
  ["  Zoho\n\nCRM\t ", "Zoho CRM"],
  ["A\u200B\u202Eb\u0000c", "A b c"],
  ["Ünïcode 株式会社", "Ünïcode 株式会社"],
  ["x".repeat(500), `${"x".repeat(239)}…`],
])("%j is told as %j", (text, told) => {
  expect(fromModel(text)).toBe(told);
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
