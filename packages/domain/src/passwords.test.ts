import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isCommonPassword,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  PASSWORD_TOO_SHORT,
} from "./passwords.ts";

describe("common passwords", () => {
  it.each(["123456", "Password1", "QWERTY123", "zxcvbnm", "iloveyou"])("know %s in any case", (password) => {
    expect(isCommonPassword(password)).toBe(true);
    expect(isCommonPassword(password.toUpperCase())).toBe(true);
  });

  it.each(["northwind-9", "", "123456 ", "passwor", "constructor", "__proto__"])(
    "do not include %j",
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it("are none once a word is added", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("123456", "qwerty", "dragon"),
        fc.stringMatching(/^-[a-z]{8,12}$/),
        (common, word) => {
          expect(isCommonPassword(common + word)).toBe(false);
        },
      ),
    );
  });
});

describe("lengths of passwords", () => {
  it("are said in the message", () => {
    expect(PASSWORD_TOO_SHORT).toBe(`Password must be at least ${PASSWORD_MIN_LENGTH} characters long`);
    expect([PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH]).toEqual([6, 200]);
  });
});
