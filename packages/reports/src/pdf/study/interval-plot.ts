import type { StudyPaperRow } from "../../study-paper.ts";
import { CAPTION } from "../rows-and-badges.ts";
import type { Sheet } from "../sheet.ts";
import { hueOf, INK, makerOf, PAPER, STRIP_AXIS, STRIP_GRID } from "../tokens.ts";

/** Place of a scale from 0 to 100. */
export interface PlotPlace {
  readonly x: number;
  readonly width: number;
}

const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** A score with its whiskers on a scale from 0 to 100, the models' own as small dots behind it; hollow without a range. */
export function drawInterval(
  sheet: Sheet,
  place: PlotPlace,
  { score, byModel }: Pick<StudyPaperRow, "score" | "byModel">,
  top: number,
  height: number,
): void {
  const middle = top + height / 2;
  const at = (value: number) => place.x + value * place.width;
  for (const tick of TICKS) sheet.rule(at(tick), top, at(tick), top + height, STRIP_GRID, 0.5);
  sheet.rule(place.x, middle, place.x + place.width, middle, STRIP_AXIS, 0.5);
  for (const { modelId, score: own } of byModel) {
    drawDot(sheet, at(own.value), middle, 1.9, hueOf(makerOf(sheet, modelId)));
  }
  if (score.range) sheet.rule(at(score.range.low), middle, at(score.range.high), middle, INK, 1.6);
  drawDot(sheet, at(score.value), middle, 3.1, INK);
  if (!score.range) drawDot(sheet, at(score.value), middle, 2, PAPER);
}

/** The scale above the plots. */
export function drawPlotScale(sheet: Sheet, place: PlotPlace, baseline: number): void {
  for (const tick of TICKS) {
    const x = place.x + tick * place.width;
    sheet.text(String(100 * tick), x, baseline, CAPTION, { align: "center" });
  }
}

function drawDot(sheet: Sheet, x: number, y: number, radius: number, color: string): void {
  sheet.box(x - radius, y - radius, 2 * radius, 2 * radius, color, radius);
}
