import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ordinalRank, readLetter, readMarker, readRank } from "./list-marker.ts";

describe("marks of numbered items", () => {
  it.each([
    ["1. HubSpot", 1, "HubSpot"],
    ["2) HubSpot", 2, "HubSpot"],
    ["(3) HubSpot", 3, "HubSpot"],
    ["[4] HubSpot", 4, "HubSpot"],
    ["#5 HubSpot", 5, "HubSpot"],
    ["6 - HubSpot", 6, "HubSpot"],
    ["No. 7: HubSpot", 7, "HubSpot"],
    ["Rank 8: HubSpot", 8, "HubSpot"],
    ["Platz 9: HubSpot", 9, "HubSpot"],
    ["1st place: HubSpot", 1, "HubSpot"],
    ["**10. HubSpot**", 10, "**HubSpot**"],
    ["1\\. HubSpot", 1, "HubSpot"],
    ["第3名 华为", 3, "华为"],
    ["3位：楽天", 3, "楽天"],
    ["一、华为", 1, "华为"],
    ["十二、华为", 12, "华为"],
    ["٣. شركة", 3, "شركة"],
    ["३. ज़ोहो", 3, "ज़ोहो"],
    ["① HubSpot", 1, "HubSpot"],
    ["❷ HubSpot", 2, "HubSpot"],
    ["🥇 HubSpot", 1, "HubSpot"],
    ["🥉 HubSpot", 3, "HubSpot"],
    ["- 2. HubSpot", 2, "HubSpot"],
    ["🏆 1. HubSpot", 1, "HubSpot"],
  ])("%s is number %i", (line, rank, rest) => {
    expect(readMarker(line)).toEqual({ type: "number", rank, rest, tied: false });
  });

  it.each([
    ["- HubSpot", "HubSpot"],
    ["• HubSpot", "HubSpot"],
    ["* HubSpot", "HubSpot"],
    ["✅ HubSpot", "HubSpot"],
    ["→ HubSpot", "HubSpot"],
    ["- [x] HubSpot", "HubSpot"],
    ["🚀 HubSpot", "HubSpot"],
  ])("%s is a bullet", (line, rest) => {
    expect(readMarker(line)).toEqual({ type: "bullet", rank: null, rest, tied: false });
  });

  it.each([
    ["=2. HubSpot", 2],
    ["2= HubSpot", 2],
    ["T-3. HubSpot", 3],
    ["T4 HubSpot", 4],
    ["2 (tie). HubSpot", 2],
    ["2. HubSpot (tied)", 2],
    ["2 (joint) – HubSpot", 2],
    ["3rd (tie): HubSpot", 3],
    ["Platz 2 (geteilt): HubSpot", 2],
    ["2e ex æquo : HubSpot", 2],
    ["同率2位：HubSpot", 2],
  ])("%s shares place %i", (line, rank) => {
    expect(readMarker(line)).toEqual({ type: "number", rank, rest: "HubSpot", tied: true });
  });

  it.each([
    "HubSpot",
    "3M",
    "7-Eleven",
    "**HubSpot**",
    "2024 was a good year",
    "1.5 million users",
    "1Password",
    "",
  ])("%j has none", (line) => expect(readMarker(line)).toBeNull());

  it("reads every number to 999 back, in all its forms", () => {
    const forms = fc.constantFrom(
      (n: number) => `${n}. X`,
      (n: number) => `${n}) X`,
      (n: number) => `(${n}) X`,
      (n: number) => `#${n}: X`,
      (n: number) => `**${n}.** X`,
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), forms, (rank, write) => {
        expect(readMarker(write(rank))).toMatchObject({ type: "number", rank });
      }),
    );
  });
});

describe("letters and Roman numerals", () => {
  it.each([
    ["a) Acme", 1, false],
    ["B) Acme", 2, false],
    ["(c) Acme", 3, false],
    ["D. Acme", 4, false],
    ["i. Acme", 1, true],
    ["iv) Acme", 4, true],
    ["xii. Acme", 12, true],
  ])("%s is number %i (Roman: %s)", (line, order, roman) => {
    expect(readLetter(line)).toEqual({ order, roman, rest: "Acme" });
  });

  it.each(["Acme", "AB) Acme", "a)Acme", "1) Acme", ""])("%j begins with none", (line) => {
    expect(readLetter(line)).toBeNull();
  });
});

describe("a rank in a field", () => {
  it.each([
    [3, 3],
    ["3", 3],
    ["#3", 3],
    ["3rd", 3],
    ["third", 3],
    ["3.0", 3],
    ["3 of 10", 3],
    ["Rank 3", 3],
    ["3️⃣", 3],
    ["第三名", 3],
    ["十", 10],
    ["3位", 3],
    ["🥈", 2],
    ["٣", 3],
    ["best", null],
    ["", null],
    ["3 or 4", null],
    ["three hundred and something", null],
    [Number.NaN, null],
    [true, null],
  ])("%j is %s", (value, rank) => expect(readRank(value)).toBe(rank));

  it("has ordinals to ten in words", () => {
    expect(["first", "Tenth", "eleventh", ""].map(ordinalRank)).toEqual([1, 10, null, null]);
  });
});
