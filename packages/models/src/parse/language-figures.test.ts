import { isHeld, LANGUAGE_FIGURES, TESTED_LANGUAGES } from "@standings/domain";
import { expect, it } from "vitest";
import { languageScores } from "../../eval/languages.ts";

it("publishes what the parser reads in each language of markets", () => {
  const published = Object.entries(LANGUAGE_FIGURES).map(([language, { lists, keptLists }]) => [
    language,
    { all: lists, kept: keptLists },
  ]);
  expect(Object.fromEntries(published)).toEqual(languageScores());
  for (const { lists } of Object.values(LANGUAGE_FIGURES)) expect(lists.answers).toBeGreaterThanOrEqual(24);
});

it("offers exactly those languages as tested that hold", () => {
  const held = Object.entries(LANGUAGE_FIGURES).flatMap(([language, figures]) =>
    isHeld(figures) ? [language] : [],
  );
  expect(held.toSorted()).toEqual(TESTED_LANGUAGES.toSorted());
});
