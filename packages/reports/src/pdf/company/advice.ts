/** Advice of a model with the numbers of the facts that it rests on. */
import type { Advice } from "@standings/domain";
import { startsRightToLeft } from "../../text/bidi.ts";
import { drawRowLine, ruledRow } from "../rows-and-badges.ts";
import { baselineOf, type Ink, PAGE, type Sheet } from "../sheet.ts";
import type { TableRow } from "../table.ts";
import { INK, INK_2, INK_3, SUNKEN } from "../tokens.ts";

export const ADVICE: Ink = { size: 9, weight: "text", color: INK };
export const ADVICE_LINE = 12.4;
const NUMBER: Ink = { size: 6.8, weight: "medium", color: INK_2 };
const CHIP = 9.6;
const GAP = 2.5;

interface Piece {
  readonly advice: Advice;
  readonly width: number;
  readonly ink?: Ink;
}

const inkOf = ({ advice, ink = ADVICE }: Piece): Ink => (advice.censored ? { ...ink, color: INK_3 } : ink);
const chipWidth = (sheet: Sheet, fact: number) => sheet.type.width(String(fact), NUMBER) + 6;

/** Its lines, and where the chips go: at the end of the last one while they fit, else below. */
function layOut(sheet: Sheet, piece: Piece) {
  const { advice, width } = piece;
  const ink = inkOf(piece);
  const lines = sheet.type.wrap(advice.text, ink, width);
  const chips = advice.facts.reduce((sum, fact) => sum + chipWidth(sheet, fact) + GAP, 0);
  const last = sheet.type.width(lines.at(-1) ?? "", ink);
  const isBeside = chips > 0 && !startsRightToLeft(advice.text) && last + 5 + chips <= width;
  const count = lines.length + (chips > 0 && !isBeside ? 1 : 0);
  return { ink, lines, chipsX: isBeside ? last + 5 : 0, height: count * ADVICE_LINE };
}

export function adviceHeight(sheet: Sheet, advice: Advice, width: number, ink?: Ink): number {
  return layOut(sheet, { advice, width, ink }).height;
}

/** Returns its height. */
export function drawAdvice(sheet: Sheet, advice: Advice, x: number, top: number, width: number, ink?: Ink) {
  const laid = layOut(sheet, { advice, width, ink });
  sheet.paragraph(advice.text, x, top, laid.ink, { width, lineHeight: ADVICE_LINE });
  drawChips(sheet, advice.facts, x + laid.chipsX, top + laid.height - ADVICE_LINE, x + width);
  return laid.height;
}

function drawChips(sheet: Sheet, facts: readonly number[], x: number, top: number, right: number): void {
  let at = x;
  for (const fact of facts) {
    const width = chipWidth(sheet, fact);
    if (at + width > right) return;
    const chipTop = top + (ADVICE_LINE - CHIP) / 2;
    sheet.box(at, chipTop, width, CHIP, SUNKEN, 2);
    sheet.text(String(fact), at + width / 2, baselineOf(chipTop, CHIP, NUMBER.size), NUMBER, {
      align: "center",
    });
    at += width + GAP;
  }
}

/** Paragraphs without lines between them. */
export function paragraphRows(sheet: Sheet, pieces: readonly Advice[], width: number): TableRow[] {
  return pieces.map((advice) => ({
    height: adviceHeight(sheet, advice, width) + 6,
    draw: (top) => void drawAdvice(sheet, advice, PAGE.left, top + 6, width),
  }));
}

const INDENT = 22;

/** A numbered list; below each piece what `detailOf` says of it. */
export function numberedRows<Piece extends Advice>(
  sheet: Sheet,
  pieces: readonly Piece[],
  detailOf: (piece: Piece) => string = () => "",
): TableRow[] {
  const x = PAGE.left + INDENT;
  const width = PAGE.right - x;
  const detail: Ink = { ...ADVICE, size: 8.5, color: INK_2 };
  return pieces.map((piece, index) => {
    const text = detailOf(piece);
    const ink: Ink = text === "" ? ADVICE : { ...ADVICE, weight: "medium" };
    const below = sheet.type.wrap(text, detail, width).length * ADVICE_LINE;
    const height = adviceHeight(sheet, piece, width, ink) + below + 12;
    return ruledRow(sheet, height, (top) => {
      const number: Ink = { size: 9, weight: "strong", color: INK_3 };
      sheet.text(String(index + 1), PAGE.left + 4, baselineOf(top + 6, ADVICE_LINE, 9), number);
      const used = drawAdvice(sheet, piece, x, top + 6, width, ink);
      sheet.paragraph(text, x, top + 6 + used, detail, { width, lineHeight: ADVICE_LINE });
    });
  });
}

const MIDDLE_GAP = 24;
const HALF = (PAGE.right - PAGE.left - MIDDLE_GAP) / 2;
export const SIDES = [PAGE.left, PAGE.left + HALF + MIDDLE_GAP] as const;

const NONE: Advice = { text: "None named", facts: [] };

/** Two lists side by side, a pair of pieces in each row; none where both are empty. */
export function pairedRows(sheet: Sheet, left: readonly Advice[], right: readonly Advice[]): TableRow[] {
  const count = Math.max(left.length, right.length);
  const sides = [left, right].map((list) => (list.length > 0 ? list : [NONE]));
  return Array.from({ length: count }, (_, index) => {
    const pair = sides.map((list) => list[index]);
    const heights = pair.map((advice) => (advice ? adviceHeight(sheet, advice, HALF) + 9 : 0));
    return {
      height: Math.max(...heights),
      draw(top) {
        for (const [side, advice] of pair.entries()) {
          const x = SIDES[side] ?? PAGE.left;
          if (!advice) continue;
          drawAdvice(sheet, advice, x, top + 4.5, HALF);
          drawRowLine(sheet, top + Math.max(...heights), x, HALF);
        }
      },
    };
  });
}
