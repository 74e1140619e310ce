import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { capitalised, numberWord, ordinal, ordinalWord, plural } from "./number-words.ts";

describe("ordinals", () => {
  it("writes words to ten, then figures", () => {
    expect([1, 3, 10, 11, 12, 13, 20, 21].map(ordinalWord)).toEqual([
      "first",
      "third",
      "tenth",
      "11th",
      "12th",
      "13th",
      "20th",
      "21st",
    ]);
    expect([1, 2, 3, 4, 22, 101, 111, 112, 113, 123].map(ordinal)).toEqual([
      "1st",
      "2nd",
      "3rd",
      "4th",
      "22nd",
      "101st",
      "111th",
      "112th",
      "113th",
      "123rd",
    ]);
  });

  it("end as English does, for every number", () => {
    const rules = new Intl.PluralRules("en", { type: "ordinal" });
    const suffix = { one: "st", two: "nd", few: "rd", other: "th", zero: "th", many: "th" };
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), (number) => {
        expect(ordinal(number)).toBe(`${number}${suffix[rules.select(number)]}`);
      }),
    );
  });
});

describe("numbers", () => {
  it("are words to ten", () => {
    expect([0, 1, 5, 10, 11, 340].map(numberWord)).toEqual(["zero", "one", "five", "ten", "11", "340"]);
  });

  it("count nouns", () => {
    expect([0, 1, 2, 1_280].map((count) => plural(count, "model"))).toEqual([
      "0 models",
      "1 model",
      "2 models",
      "1,280 models",
    ]);
    expect([1, 20].map((count) => plural(count, "company", "companies"))).toEqual([
      "1 company",
      "20 companies",
    ]);
  });

  it("begin sentences with a capital", () => {
    expect(["three packs", "élan", "", "3"].map(capitalised)).toEqual(["Three packs", "Élan", "", "3"]);
  });
});
