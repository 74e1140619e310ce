import { describe, expect, it } from "vitest";
import { anyOf, matcher, termsOf, WHOLE_WORD } from "./compile.ts";
import { LANGUAGES } from "./languages.ts";
import { type Meaning, terms, type Vocabulary } from "./vocabulary.ts";

/** Every list of every language. */
const lists = LANGUAGES.flatMap((language: Vocabulary) =>
  Object.entries(language).flatMap(([meaning, terms]) =>
    Array.isArray(terms) ? [[meaning, terms] as const] : [],
  ),
);
const meanings = [...new Set(lists.map(([meaning]) => meaning))];

describe("terms", () => {
  it("are written in running lines, with an underscore for a space of a phrase", () => {
    expect(terms`
      best top_of

      recommend\w*
    `).toEqual(["best", "top of", "recommend\\w*"]);
  });

  it("are regular expressions, none of them empty or matching nothing at all", () => {
    for (const [meaning, terms] of lists)
      for (const term of terms)
        expect("", `${meaning}: ${term}`).not.toMatch(new RegExp(`^(?:${term})$`, "iu"));
  });

  it("stand once in the list of their language", () => {
    for (const [meaning, terms] of lists)
      expect([meaning, new Set(terms).size]).toEqual([meaning, terms.length]);
  });
});

describe("the compiler", () => {
  it("joins all languages, English first, each term once", () => {
    const sources = termsOf("sources");
    expect(sources).toEqual(expect.arrayContaining(["links", "quellen", "来源", "المصادر"]));
    expect(sources.indexOf("links")).toBeLessThan(sources.indexOf("quellen"));
    expect(new Set(sources).size).toBe(sources.length);
  });

  it("keeps languages with spaces apart from those without", () => {
    expect(termsOf("cues", "spaced")).toContain("best");
    expect(termsOf("cues", "joined")).toEqual(expect.arrayContaining(["最好", "おすすめ", "추천", "أفضل"]));
    expect(termsOf("cues").length).toBe(termsOf("cues", "spaced").length + termsOf("cues", "joined").length);
  });

  it.each(meanings)("compiles %s", (meaning) => {
    expect(() => new RegExp(anyOf(meaning as Meaning), "iu")).not.toThrow();
  });

  it("matches nothing where no language has a word", () => {
    expect("anything").not.toMatch(new RegExp(anyOf("leadingVerbs", "spaced"), "u"));
  });

  it("finds whole words, whatever their case", () => {
    expect("Steer CLEAR of X").toMatch(matcher(["avoid"], "anywhere", WHOLE_WORD));
    expect("Avoidance").not.toMatch(matcher(["avoid"], "anywhere", WHOLE_WORD));
  });
});
