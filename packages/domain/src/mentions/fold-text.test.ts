import fc from "fast-check";
import { expect, it } from "vitest";
import { normaliseName } from "../identity/names.ts";
import { foldText } from "./fold-text.ts";

const fold = (character: string) => normaliseName(character).replaceAll(" ", "");
const lettersOf = (text: string) => foldText(text, fold).letters;

it("folds what is folded to itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(lettersOf(lettersOf(text))).toBe(lettersOf(text));
    }),
  );
});

it("folds a text's letters as names are", () => {
  expect(lettersOf("L’Oréal & Søn, AT&amp;T, Disney+, C#!")).toBe("lorealandsonatandtdisneypluscsharp");
});

it("tells for each letter where its character stands", () => {
  const { letters, starts, ends } = foldText("e\u0301-ß😀x", fold);
  expect({ letters, starts, ends }).toEqual({ letters: "essx", starts: [0, 3, 3, 6], ends: [2, 4, 4, 7] });
});
