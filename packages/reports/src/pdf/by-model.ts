import { describeQueries, ENTRY_NOUNS, plural, rankingKindOf, withGrounding } from "@standings/domain";
import { noAnswerOf, withCut } from "../no-answer.ts";
import type { RankingReport, ReportColumn, ReportEntry } from "../report.ts";
import {
  CAPTION,
  drawNameAndDetail,
  drawOwnRow,
  drawRankBadge,
  emptyRow,
  nameHeight,
  PROSE,
  ruledRow,
} from "./rows-and-badges.ts";
import { CONTENT, PAGE, type Sheet } from "./sheet.ts";
import { drawAnswerSources } from "./sources.ts";
import { drawTable, ensureSpace, type TableRow } from "./table.ts";
import { BAD, hueOf, makerOf } from "./tokens.ts";

const NAME_X = PAGE.left + 27;
const NAME_WIDTH = 142;
const TEXT_X = NAME_X + NAME_WIDTH + 12;
const TEXT_WIDTH = PAGE.right - TEXT_X;
const LINE_HEIGHT = 10.6;
const MAX_LINES = 6;
const SMALLEST_ROW = 26;
const QUERIES = { width: CONTENT, lineHeight: LINE_HEIGHT, maxLines: 2 };
/** A model begins on a new page when less than this is left of the old one. */
const WORTH_BEGINNING = 150;

/** One table per model, its sources below. */
export function drawByModel(sheet: Sheet, report: RankingReport, top: number): number {
  let y = top;
  for (const column of report.columns) {
    const space = noAnswerOf(column) ? 80 : WORTH_BEGINNING;
    y = ensureSpace(sheet, y, space);
    y = drawTable(sheet, y, head(sheet, report, column), rowsOf(sheet, report, column));
    y = drawQueries(sheet, column, y + 6);
    y = drawAnswerSources(sheet, column.sources, y) + 30;
  }
  return y;
}

/** What the model searched for, where that is known. */
function drawQueries(sheet: Sheet, { grounding }: ReportColumn, top: number): number {
  const queries = describeQueries(grounding);
  if (queries === null) return top;
  const start = ensureSpace(sheet, top, 2 * LINE_HEIGHT + 8) + 6;
  return start + sheet.paragraph(queries, PAGE.left, start, PROSE, QUERIES);
}

function rowsOf(sheet: Sheet, report: RankingReport, column: ReportColumn): TableRow[] {
  const missing = noAnswerOf(column);
  if (missing) return [emptyRow(sheet, missing.sentence)];
  const isOwn = ({ detail }: ReportEntry) => detail === report.own?.domain;
  if (column.rows.length > 0) return column.rows.map((entry) => entryRow(sheet, entry, isOwn(entry)));
  return [emptyRow(sheet, `It named no ${nounsOf(report).one}.`)];
}

function nounsOf(report: RankingReport) {
  return ENTRY_NOUNS[rankingKindOf(report.kind)];
}

function head(sheet: Sheet, report: RankingReport, column: ReportColumn): TableRow {
  const height = 30;
  const missing = noAnswerOf(column);
  const isFailure = missing?.isFailure ?? false;
  const { one, many } = nounsOf(report);
  const count = withGrounding(plural(column.rows.length, one, many), column.grounding);
  return ruledRow(sheet, height, (top) => {
    const maker = makerOf(sheet, column.modelId);
    sheet.rule(PAGE.left, top, PAGE.right, top, isFailure ? BAD : hueOf(maker), 2);
    sheet.mark(maker, missing ? "mute" : "full", PAGE.left + 8, top + 17, 15);
    sheet.text(column.modelName, NAME_X, top + 21, { size: 12, weight: "strong" }, { width: CONTENT / 2 });
    const label = missing?.label ?? withCut(count, column);
    const ink = isFailure ? { ...CAPTION, size: 8.5, color: BAD } : { ...CAPTION, size: 8.5 };
    sheet.text(label, PAGE.right, top + 21, ink, { align: "right" });
  });
}

function entryRow(sheet: Sheet, entry: ReportEntry, isOwn: boolean): TableRow {
  const text = entry.censored ? "" : entry.reason;
  const lines = sheet.type.wrap(text, PROSE, TEXT_WIDTH, MAX_LINES).length;
  const named = nameHeight(sheet, entry, NAME_WIDTH);
  const height = Math.max(SMALLEST_ROW, named + 5, lines * LINE_HEIGHT + 8);
  return ruledRow(sheet, height, (top) => {
    const middle = top + height / 2;
    if (isOwn) drawOwnRow(sheet, top, height);
    drawRankBadge(sheet, entry, PAGE.left, middle);
    drawNameAndDetail(sheet, entry, NAME_X, middle, NAME_WIDTH);
    sheet.paragraph(text, TEXT_X, middle - (lines * LINE_HEIGHT) / 2, PROSE, {
      width: TEXT_WIDTH,
      lineHeight: LINE_HEIGHT,
      maxLines: MAX_LINES,
    });
  });
}
