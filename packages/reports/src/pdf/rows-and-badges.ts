import { SANDBOX_LABEL } from "@standings/domain";
/** Small parts that several views draw. */
import { linkOf } from "../links.ts";
import type { ReportEntry } from "../report.ts";
import { baselineOf, CONTENT, type Ink, PAGE, type Sheet } from "./sheet.ts";
import type { TableRow } from "./table.ts";
import {
  type Band,
  bandOf,
  INK,
  INK_2,
  INK_3,
  LINE,
  NO_BAND,
  STRIP_ZONE,
  SUNKEN,
  WARN,
  WARN_LINE,
  WARN_TINT,
} from "./tokens.ts";

export const CAPTION: Ink = { size: 7.5, weight: "text", color: INK_3 };
export const LABEL: Ink = { size: 8.5, weight: "medium", color: INK };
export const FIGURE: Ink = { size: 9, weight: "strong", color: INK };
export const NAME: Ink = { size: 9.5, weight: "medium", color: INK };
export const PROSE: Ink = { size: 8, weight: "text", color: INK_2 };

export function drawRankBadge(sheet: Sheet, entry: ReportEntry, x: number, middle: number): void {
  const size = 17;
  const band = entry.censored ? NO_BAND : bandOf(entry.rank);
  sheet.box(x, middle - size / 2, size, size, band.fill, 3);
  const ink: Ink = { size: 8.5, weight: "strong", color: band.ink };
  sheet.text(String(entry.rank), x + size / 2, baselineOf(middle - size / 2, size, 8.5), ink, {
    align: "center",
  });
}

interface BandPlace {
  readonly text: string;
  readonly band: Band;
  readonly x: number;
  readonly middle: number;
  readonly width: number;
}

/** A figure on the colour of its rank band. */
export function drawBand(sheet: Sheet, { text, band, x, middle, width }: BandPlace): void {
  const height = 15;
  const ink: Ink = { size: 8.5, weight: "strong", color: band.ink };
  sheet.box(x, middle - height / 2, width, height, band.fill, 3);
  sheet.text(text, x + width / 2, baselineOf(middle - height / 2, height, ink.size), ink, {
    align: "center",
  });
}

const NAME_LINE = 11;
const DETAIL_LINE = 10;

/** Paper has no tooltips, so a long name takes a second line before it is cut. */
function nameLines(sheet: Sheet, entry: ReportEntry, width: number): string[] {
  return sheet.type.wrap(entry.name, NAME, width, 2);
}

/** Height of name and detail as `drawNameAndDetail` sets them. */
export function nameHeight(sheet: Sheet, entry: ReportEntry, width: number): number {
  return nameLines(sheet, entry, width).length * NAME_LINE + (entry.detail === "" ? 0 : DETAIL_LINE);
}

/** Name above domain or profile, around a middle line; of a hidden position the mask alone, without a link. */
export function drawNameAndDetail(
  sheet: Sheet,
  entry: ReportEntry,
  x: number,
  middle: number,
  width: number,
): void {
  const top = middle - nameHeight(sheet, entry, width) / 2;
  const lines = nameLines(sheet, entry, width);
  const ink = entry.censored ? { ...NAME, color: INK_3 } : NAME;
  for (const [index, line] of lines.entries()) {
    sheet.text(line, x, baselineOf(top + index * NAME_LINE, NAME_LINE, NAME.size), ink);
  }
  if (entry.detail === "") return;
  const shown = entry.detail.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
  const baseline = baselineOf(top + lines.length * NAME_LINE, DETAIL_LINE, CAPTION.size);
  sheet.text(shown, x, baseline, CAPTION, { width, link: linkOf(entry.detail) });
}

/** Background of a row of the reader's own company. */
export function drawOwnRow(sheet: Sheet, top: number, height: number): void {
  sheet.box(PAGE.left - 4, top, CONTENT + 8, height, STRIP_ZONE, 3);
}

export function drawRowLine(sheet: Sheet, bottom: number, x = PAGE.left, width = CONTENT): void {
  sheet.rule(x, bottom, x + width, bottom, LINE, 0.5);
}

/** A row of a table, with a line below it. */
export function ruledRow(sheet: Sheet, height: number, draw: TableRow["draw"]): TableRow {
  return {
    height,
    draw(top) {
      draw(top);
      drawRowLine(sheet, top + height);
    },
  };
}

/** Badge of the grounding on a quiet background; returns its width. */
export function drawBadge(sheet: Sheet, text: string, x: number, top: number): number {
  const ink: Ink = { size: 8, weight: "medium", color: INK_2 };
  const width = sheet.type.width(text, ink) + 12;
  sheet.box(x, top, width, 15, SUNKEN, 3.5);
  sheet.text(text, x + 6, baselineOf(top, 15, 8), ink);
  return width;
}

/** Striped badge of sandbox data; returns its width. */
export function drawSandboxBadge(sheet: Sheet, x: number, top: number, size = 8): number {
  const { doc } = sheet;
  const ink: Ink = { size, weight: "medium", color: WARN };
  const height = size + 7;
  const width = sheet.type.width(SANDBOX_LABEL, ink) + 12;
  doc.saveGraphicsState();
  doc.roundedRect(x, top, width, height, 3.5, 3.5, null).clip().discardPath();
  for (let at = x - height; at < x + width; at += 6) {
    doc.setFillColor(WARN_TINT);
    doc.lines(
      [
        [3.6, 0],
        [height, -height],
        [-3.6, 0],
      ],
      at,
      top + height,
      [1, 1],
      "F",
      true,
    );
  }
  doc.restoreGraphicsState();
  doc.setDrawColor(WARN_LINE).setLineWidth(0.6).roundedRect(x, top, width, height, 3.5, 3.5, "S");
  sheet.text(SANDBOX_LABEL, x + 6, baselineOf(top, height, size), ink);
  return width;
}

/** A row that says why there is nothing to list. */
export function emptyRow(sheet: Sheet, text: string): TableRow {
  return ruledRow(sheet, 30, (top) => {
    sheet.text(text, PAGE.left, baselineOf(top, 30, PROSE.size), PROSE);
  });
}
