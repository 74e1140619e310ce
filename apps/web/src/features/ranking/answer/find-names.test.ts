import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findNames } from "./find-names.ts";

const named = (...names: string[]) => names.map((name, index) => ({ rank: index + 1, name }));

function hits(text: string, ...names: string[]): [string, number | null][] {
  return findNames(text, named(...names))
    .filter((part) => part.rank !== null)
    .map((part) => [part.text, part.rank]);
}

describe("findNames", () => {
  it("finds every occurrence of a ranked name", () => {
    expect(hits("1. HubSpot - HubSpot is free.\n2. Attio", "HubSpot", "Attio")).toEqual([
      ["HubSpot", 1],
      ["HubSpot", 1],
      ["Attio", 2],
    ]);
  });

  it("takes the longest name", () => {
    expect(hits("Zoho CRM beats Zoho", "Zoho", "Zoho CRM")).toEqual([
      ["Zoho CRM", 2],
      ["Zoho", 1],
    ]);
  });

  it("takes whole words only, except in scripts without spaces", () => {
    expect(hits("Closely, Close. Its close fit", "Close")).toEqual([["Close", 1]]);
    expect(hits("日本では任天堂が一番", "任天堂")).toEqual([["任天堂", 1]]);
  });

  it("takes special characters in names literally", () => {
    expect(hits("C++ (Builder) or C.+", "C++ (Builder)", "C.+")).toEqual([
      ["C++ (Builder)", 1],
      ["C.+", 2],
    ]);
  });

  it("leaves texts without names, and empty texts, unchanged", () => {
    expect(findNames("Nobody.", [])).toEqual([{ at: 0, text: "Nobody.", rank: null }]);
    expect(findNames("", named("Attio"))).toEqual([]);
  });

  it("loses and adds nothing for any text and names", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.array(fc.string({ unit: "grapheme", maxLength: 4 })),
        (text, names) => {
          expect(
            findNames(text, named(...names))
              .map((part) => part.text)
              .join(""),
          ).toBe(text);
        },
      ),
    );
  });
});
