import { withGrounding } from "@standings/domain";
import { noAnswerOf, withCut } from "../no-answer.ts";
import type { RankingReport, ReportColumn, ReportEntry } from "../report.ts";
import {
  CAPTION,
  drawNameAndDetail,
  drawRankBadge,
  drawRowLine,
  nameHeight,
  PROSE,
} from "./rows-and-badges.ts";
import { baselineOf, CONTENT, type Ink, PAGE, type Sheet } from "./sheet.ts";
import { drawSlopes } from "./slopes.ts";
import { drawSource, SOURCE_ROW } from "./sources.ts";
import { drawTable, ensureSpace, type TableRow } from "./table.ts";
import { BAD, INK, INK_3 } from "./tokens.ts";

const GAP = 24;
const WIDTH = (CONTENT - GAP) / 2;
const NAME_OFFSET = 25;
const TEXT_WIDTH = WIDTH - NAME_OFFSET;
const LINE_HEIGHT = 9.8;
const MAX_LINES = 4;
const WHY: Ink = { ...PROSE, size: 7.6 };
const PROMPT: Ink = { size: 10, weight: "strong", color: INK };
const PROMPT_LINE = 13;

/** The slope graph, the answers to two prompts side by side with rows of one rank level, and the sources. */
export function drawComparison(sheet: Sheet, report: RankingReport, top: number): number {
  const columns = report.columns.slice(0, 2);
  const count = Math.max(1, ...columns.map((column) => column.rows.length));
  const rows = Array.from({ length: count }, (_, index) => pairRow(sheet, columns, index));
  const start = drawSlopes(sheet, report.movements, top);
  const y = drawTable(sheet, start, head(sheet, columns), rows);
  return drawSources(sheet, columns, y + 24);
}

function head(sheet: Sheet, columns: readonly ReportColumn[]): TableRow {
  const lines = columns.map(({ heading }) => sheet.type.wrap(heading ?? "", PROMPT, WIDTH, 3).length);
  const height = 26 + Math.max(1, ...lines) * PROMPT_LINE;
  return {
    height,
    draw(top) {
      for (const [side, column] of columns.entries()) {
        const x = columnX(side);
        sheet.rule(x, top, x + WIDTH, top, INK, 1.2);
        sheet.text(`Prompt ${side + 1}`, x, top + 14, CAPTION);
        const missing = noAnswerOf(column);
        const listed = withGrounding(`${column.rows.length} listed`, column.grounding);
        const label = missing?.label ?? withCut(listed, column);
        const ink = missing?.isFailure ? { ...CAPTION, color: BAD } : CAPTION;
        sheet.text(label, x + WIDTH, top + 14, ink, { align: "right" });
        const placing = { width: WIDTH, lineHeight: PROMPT_LINE, maxLines: 3 };
        sheet.paragraph(column.heading ?? "", x, top + 18, PROMPT, placing);
        drawRowLine(sheet, top + height, x, WIDTH);
      }
    },
  };
}

function pairRow(sheet: Sheet, columns: readonly ReportColumn[], index: number): TableRow {
  const entries = columns.map((column) => column.rows[index]);
  const height = Math.max(30, ...entries.map((entry) => (entry ? entryHeight(sheet, entry) : 0)));
  return {
    height,
    draw(top) {
      for (const [side, column] of columns.entries()) {
        const entry = entries[side];
        const x = columnX(side);
        if (entry) drawEntry(sheet, entry, x, top);
        else if (index === 0) drawNothing(sheet, column, x, top);
        if (entry || index === 0) drawRowLine(sheet, top + height, x, WIDTH);
      }
    },
  };
}

function drawEntry(sheet: Sheet, entry: ReportEntry, x: number, top: number): void {
  const named = nameHeight(sheet, entry, TEXT_WIDTH);
  drawRankBadge(sheet, entry, x, top + 15);
  drawNameAndDetail(sheet, entry, x + NAME_OFFSET, top + Math.max(named / 2 + 4.5, 9.5), TEXT_WIDTH);
  const placing = { width: TEXT_WIDTH, lineHeight: LINE_HEIGHT, maxLines: MAX_LINES };
  sheet.paragraph(entry.reason, x + NAME_OFFSET, top + named + 5, WHY, placing);
}

function drawNothing(sheet: Sheet, column: ReportColumn, x: number, top: number): void {
  const text = noAnswerOf(column)?.sentence ?? "The model named nobody.";
  sheet.text(text, x, baselineOf(top, 30, WHY.size), { ...WHY, color: INK_3 });
}

function entryHeight(sheet: Sheet, entry: ReportEntry): number {
  const lines = sheet.type.wrap(entry.reason, WHY, TEXT_WIDTH, MAX_LINES).length;
  return nameHeight(sheet, entry, TEXT_WIDTH) + lines * LINE_HEIGHT + 9;
}

function drawSources(sheet: Sheet, columns: readonly ReportColumn[], top: number): number {
  const count = Math.max(0, ...columns.map((column) => column.sources.length));
  if (count === 0) return top;
  const start = ensureSpace(sheet, top, 80);
  const heading: TableRow = {
    height: 24,
    draw(y) {
      sheet.text("Sources", PAGE.left, y + 12, { size: 13, weight: "strong" });
    },
  };
  const rows = Array.from({ length: count }, (_, index): TableRow => {
    const draw = (y: number) => {
      for (const [side, column] of columns.entries()) {
        const source = column.sources[index];
        if (source) drawSource(sheet, source, columnX(side), y, WIDTH);
      }
    };
    return { height: SOURCE_ROW, draw };
  });
  return drawTable(sheet, start, heading, rows);
}

function columnX(side: number): number {
  return PAGE.left + side * (WIDTH + GAP);
}
