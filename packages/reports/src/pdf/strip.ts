import type { ReportColumn, ReportRow } from "../report.ts";
import { CAPTION } from "./rows-and-badges.ts";
import type { Sheet } from "./sheet.ts";
import { makerOf, STRIP_AXIS, STRIP_GRID, STRIP_RANGE, STRIP_ZONE } from "./tokens.ts";

/** Place of a rank strip and length of its scale: 20 positions, 10 for experts. */
export interface StripPlace {
  readonly x: number;
  readonly width: number;
  readonly positions: number;
  /** Column of the models that do not list the company. */
  readonly absentX: number;
}

const MARK = 7.2;
const ABSENT_MARK = 6.6;

/** One company's position in every model's answer (mockups README "The rank strip"). */
export function drawStrip(
  sheet: Sheet,
  place: StripPlace,
  row: ReportRow,
  answered: readonly ReportColumn[],
  top: number,
  height: number,
): void {
  const middle = top + height / 2;
  drawGrid(sheet, place, top, height);
  sheet.rule(place.x, middle, place.x + place.width, middle, STRIP_AXIS, 0.5);
  const ranks = new Map(row.ranks.map(({ modelId, rank }) => [modelId, rank]));
  const listed = answered.flatMap(({ modelId }) => {
    const rank = ranks.get(modelId) ?? 0;
    return rank >= 1 && rank <= place.positions ? [{ modelId, rank }] : [];
  });
  const best = Math.min(...listed.map(({ rank }) => rank));
  const worst = Math.max(...listed.map(({ rank }) => rank));
  if (worst > best) {
    const start = centreOf(best, place);
    sheet.box(start, middle - 1.8, centreOf(worst, place) - start, 3.6, STRIP_RANGE, 1.8);
  }
  for (const [rank, pile] of Map.groupBy(listed, (mark) => mark.rank)) {
    const step = (pile.length >= 5 ? 0.75 : 0.9375) * MARK;
    for (const [index, { modelId }] of pile.entries()) {
      const y = middle + (index - (pile.length - 1) / 2) * step;
      sheet.mark(makerOf(sheet, modelId), "full", centreOf(rank, place), y, MARK);
    }
  }
  const isListed = new Set(listed.map(({ modelId }) => modelId));
  const absent = answered.filter(({ modelId }) => !isListed.has(modelId));
  for (const [index, { modelId }] of absent.entries()) {
    const x = place.absentX + ABSENT_MARK / 2 + index * (ABSENT_MARK + 0.8);
    sheet.mark(makerOf(sheet, modelId), "out", x, middle, ABSENT_MARK);
  }
}

/** The scale above the strips. */
export function drawScale(sheet: Sheet, place: StripPlace, baseline: number): void {
  sheet.text("Position in each model’s answer", place.x, baseline - 11, CAPTION);
  for (const rank of [1, ...ticks(place)]) {
    sheet.text(String(rank), centreOf(rank, place), baseline, CAPTION, { align: "center" });
  }
  sheet.text("Not listed", place.absentX, baseline, CAPTION);
}

/** The first three positions tinted as one column down the table, hairlines at every fifth. */
function drawGrid(sheet: Sheet, place: StripPlace, top: number, height: number): void {
  const cell = place.width / place.positions;
  sheet.box(place.x, top, cell * 3, height, STRIP_ZONE);
  for (const rank of ticks(place)) {
    const x = centreOf(rank, place);
    sheet.rule(x, top, x, top + height, STRIP_GRID, 0.5);
  }
}

function ticks({ positions }: StripPlace): number[] {
  return [5, 10, 15, 20].filter((rank) => rank <= positions);
}

function centreOf(rank: number, { x, width, positions }: StripPlace): number {
  return x + ((rank - 0.5) / positions) * width;
}
