import { hasRightToLeft } from "@standings/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reorder, startsRightToLeft } from "./bidi.ts";
import { ellipsize, wrapText } from "./wrap.ts";

/** Every UTF-16 unit is one wide. */
const measure = (text: string) => text.length;

describe("wrapText", () => {
  it("breaks at spaces, slashes and dashes", () => {
    expect(wrapText("one two three", measure, { width: 7 })).toEqual(["one two", "three"]);
    expect(wrapText("sales/marketing", measure, { width: 10 })).toEqual(["sales/", "marketing"]);
  });

  it("cuts a word that is wider than the line", () => {
    expect(wrapText("abcdefgh", measure, { width: 3 })).toEqual(["abc", "def", "gh"]);
  });

  it("breaks Chinese between words and keeps stops with theirs", () => {
    const lines = wrapText("提供企业协作平台，支持沟通。", measure, { width: 5 });
    expect(lines.join("")).toBe("提供企业协作平台，支持沟通。");
    for (const line of lines) expect(line).not.toMatch(/^[，。]/);
  });

  it("ends what does not fit with an ellipsis", () => {
    expect(wrapText("one two three four", measure, { width: 7, maxLines: 2 })).toEqual(["one two", "three…"]);
    expect(ellipsize("Standings", measure, 5)).toBe("Stan…");
    expect(ellipsize("Stand", measure, 5)).toBe("Stand");
  });

  it("loses no letter and makes no line too wide", () => {
    const text = fc.string({
      unit: fc.constantFrom("a", "bb", " ", "/", "漢", "字", "。", "ไทย"),
      maxLength: 60,
    });
    fc.assert(
      fc.property(text, fc.integer({ min: 3, max: 20 }), (raw, width) => {
        const clean = raw.replace(/ +/g, " ").trim();
        const lines = wrapText(clean, measure, { width });
        expect(lines.join("").replaceAll(" ", "")).toBe(clean.replaceAll(" ", ""));
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      }),
    );
  });
});

describe("right to left", () => {
  it("is seen where it is", () => {
    expect(hasRightToLeft("Wix שירות")).toBe(true);
    expect(startsRightToLeft("Wix שירות")).toBe(false);
    expect(startsRightToLeft("شركة Apple")).toBe(true);
    expect(startsRightToLeft("飞书")).toBe(false);
  });

  it("reorders stretches by their levels (UAX 9, L2)", () => {
    const items = (levels: number[]) => levels.map((level, index) => ({ level, index }));
    const order = (levels: number[]) => reorder(items(levels)).map((item) => item.index);
    expect(order([0, 0])).toEqual([0, 1]);
    expect(order([0, 1, 1, 0])).toEqual([0, 2, 1, 3]);
    expect(order([1, 2, 1])).toEqual([2, 1, 0]);
    expect(order([1, 2, 2, 1])).toEqual([3, 1, 2, 0]);
    expect(order([])).toEqual([]);
  });
});
