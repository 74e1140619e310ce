import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isPredictablePassword,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_TOO_SHORT,
} from "./passwords.ts";
import { SITE_NAME } from "./public-pages.ts";

const MAYA = { email: "maya.okonkwo@northwind.agency", name: "Maya Okonkwo-Lindqvist" };

describe("a predictable password", () => {
  it.each([
    "aaaaaa",
    "      ",
    "😀😀😀😀😀😀",
    "maya.okonkwo@northwind.agency",
    "MAYA.OKONKWO@northwind.agency",
    "Maya Okonkwo",
    "mayaokonkwo",
    "maya.okonkwo!",
    "maya2024",
    "Okonkwo-Lindqvist",
    "1okonkwolindqvist!",
    "Standings",
    "standings1",
    "Standings_2026!",
  ])("is %j", (password) => {
    expect(isPredictablePassword(password, MAYA)).toBe(true);
  });

  it.each(["northwind-9", "maya likes tea", "lindqvist-tea", "standings are great", "abcabc", ""])(
    "is not %j",
    (password) => {
      expect(isPredictablePassword(password, MAYA)).toBe(false);
    },
  );

  it("is any word about the owner with digits and signs around it, in any case", () => {
    const words = fc.constantFrom(MAYA.email, "maya.okonkwo", "Maya", MAYA.name, SITE_NAME);
    const around = fc.stringMatching(/^[0-9!@#._ -]{0,6}$/);
    fc.assert(
      fc.property(around, words, around, fc.boolean(), (before, word, after, isUpper) => {
        const password = `${before}${isUpper ? word.toUpperCase() : word}${after}`;
        expect(isPredictablePassword(password, MAYA)).toBe(true);
      }),
    );
  });

  it("is any single character repeated", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme-composite", minLength: 1, maxLength: 1 }), (unit) => {
        const [character = ""] = unit;
        expect(isPredictablePassword(character.repeat(8), { email: "", name: "" })).toBe(character !== "");
      }),
    );
  });
});

describe("lengths of passwords", () => {
  it("are said in the message", () => {
    expect(PASSWORD_TOO_SHORT).toBe(`Password must be at least ${PASSWORD_MIN_LENGTH} characters long`);
    expect([PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH]).toEqual([6, 200]);
  });
});
