import { describe, expect, it } from "vitest";
import { ordinal, ordinalWord } from "./number-words.ts";

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
    expect([1, 2, 3, 4, 22].map(ordinal)).toEqual(["1st", "2nd", "3rd", "4th", "22nd"]);
  });
});
