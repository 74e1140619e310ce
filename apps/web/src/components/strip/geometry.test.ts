import { asColumnId, BUILT_IN_CATALOGUE, type ColumnId } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { describeStrip } from "./describe-strip.ts";
import { layoutStrip, positionCentre } from "./geometry.ts";

const [gpt, claude, gemini, grok, llama] = BUILT_IN_CATALOGUE.forSearches.map((model) =>
  asColumnId(model.id),
) as [ColumnId, ColumnId, ColumnId, ColumnId, ColumnId];
const five = [gpt, claude, gemini, grok, llama];

describe("layoutStrip", () => {
  it("centres each mark in its cell", () => {
    expect(positionCentre(1, 20)).toBe(2.5);
    expect(positionCentre(20, 20)).toBe(97.5);
    expect(positionCentre(10, 10)).toBe(95);
  });

  it("draws the bar from best to worst and lists the absent in the order asked", () => {
    const { range, absent } = layoutStrip(
      [
        { columnId: grok, rank: 6 },
        { columnId: claude, rank: 3 },
      ],
      five,
    );
    expect(range).toEqual({ x: 12.5, width: 15 });
    expect(absent).toEqual([gpt, gemini, llama]);
  });

  it("piles marks of one position around the axis, in the order asked", () => {
    const { marks, range } = layoutStrip(
      [llama, gpt, grok, claude].map((columnId) => ({ columnId, rank: 1 })),
      five,
    );
    expect(marks.map((mark) => [mark.columnId, mark.dy])).toEqual([
      [gpt, -22.5],
      [claude, -7.5],
      [grok, 7.5],
      [llama, 22.5],
    ]);
    expect(range).toBeNull();
  });

  it("fits five marks with a smaller step", () => {
    const { marks } = layoutStrip(
      five.map((columnId) => ({ columnId, rank: 1 })),
      five,
    );
    expect(marks.map((mark) => mark.dy)).toEqual([-24, -12, 0, 12, 24]);
  });

  it("draws nothing outside the scale", () => {
    const { marks, absent } = layoutStrip([{ columnId: gpt, rank: 21 }], [gpt]);
    expect(marks).toEqual([]);
    expect(absent).toEqual([gpt]);
  });
});

describe("describeStrip", () => {
  it("groups models by position and names the absent", () => {
    const votes = [
      { columnId: grok, rank: 6 },
      { columnId: gpt, rank: 1 },
      { columnId: claude, rank: 1 },
    ];
    expect(describeStrip("Attio", votes, [gemini, llama], BUILT_IN_CATALOGUE)).toBe(
      "Attio: 1st for GPT 4.1 and Claude 3.5; 6th for Grok 3 (Mini); not listed by Gemini 2.5 (Flash) and Llama 4.",
    );
  });
});
