import { dictionary } from "@zxcvbn-ts/language-common";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

const LIST = dictionary["passwords-common"];

describe("a common password", () => {
  it.each([
    "monkey1",
    "123456a",
    "sunshine1",
    "password1",
    "QWERTY123",
    "P@ssw0rd",
    "zxcvbnm",
    "654321",
    "abcdefgh",
    "121212",
    "87654321",
    "qwertz",
    "aaaaaaaa",
  ])("is %s", async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  });

  it.each([
    "northwind-9",
    "southwind-8",
    "a-better-one",
    "correct horse battery",
    "tr0ub4dor&3",
    "kÄsebrot und tee",
  ])("is not %s", async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  });

  it("is each of a list of more than 10,000, in any case", async () => {
    expect(LIST.length).toBeGreaterThan(10_000);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...LIST.filter((word) => word.length >= 6)), async (word) => {
        expect(await isCommonPassword(word)).toBe(true);
        expect(await isCommonPassword(word.toUpperCase())).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("is none that somebody made of three random words", async () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{4,8}$/), { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom("river", "copper", "meadow"), words, async (first, rest) => {
        expect(await isCommonPassword([first, ...rest].join("-"))).toBe(false);
      }),
    );
  });
});
