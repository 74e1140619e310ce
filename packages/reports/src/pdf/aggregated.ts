import {
  capitalised,
  ENTRY_NOUNS,
  MAX_RESULTS,
  plural,
  type RankingKind,
  rankingKindOf,
} from "@standings/domain";
import type { RankingReport, ReportColumn, ReportRow } from "../report.ts";
import { drawPositions } from "./positions.ts";
import {
  CAPTION,
  drawNameAndDetail,
  drawOwnRow,
  drawRankBadge,
  emptyRow,
  FIGURE,
  nameHeight,
  PROSE,
  ruledRow,
} from "./rows-and-badges.ts";
import { baselineOf, PAGE, type Sheet } from "./sheet.ts";
import { drawSharedSources } from "./sources.ts";
import { drawScale, drawStrip, type StripPlace } from "./strip.ts";
import { drawTable, type TableRow } from "./table.ts";
import { INK } from "./tokens.ts";

const ROW = 41;
const NAME_X = PAGE.left + 25;
const NAME_WIDTH = 102;
const WHY_X = NAME_X + NAME_WIDTH + 8;
const WHY_WIDTH = 98;
const VOTES_X = WHY_X + WHY_WIDTH + 8;
const AVERAGE_X = VOTES_X + 54;
const STRIP_X = AVERAGE_X + 46;
const ABSENT_X = PAGE.right - 38;
const STRIP_WIDTH = ABSENT_X - 6 - STRIP_X;

/** The aggregate: one row a company with its strip, then the same positions as a table, then the sources. */
export function drawAggregated(sheet: Sheet, report: RankingReport, top: number): number {
  const answered = report.columns.filter((column) => column.status === "success");
  const kind = rankingKindOf(report.kind);
  const { one, article } = ENTRY_NOUNS[kind];
  const place: StripPlace = {
    x: STRIP_X,
    width: STRIP_WIDTH,
    positions: MAX_RESULTS[kind],
    absentX: ABSENT_X,
  };
  const rows = report.aggregate.map((row) =>
    aggregateRow(sheet, row, answered, place, row.detail === report.own?.domain),
  );
  const nobody = emptyRow(sheet, `No model named ${article} ${one}.`);
  let y = drawTable(sheet, top, head(sheet, place, kind), rows.length > 0 ? rows : [nobody]);
  if (rows.length === 0) return y;
  const note = `Average counts only the models that list the ${one}, so read it with its votes.`;
  sheet.text(note, PAGE.right, y + 15, CAPTION, { align: "right" });
  y = drawPositions(sheet, report, answered, y + 46);
  return drawSharedSources(sheet, answered, y + 32);
}

function head(sheet: Sheet, place: StripPlace, kind: RankingKind): TableRow {
  const { one, why } = ENTRY_NOUNS[kind];
  const height = 36;
  return ruledRow(sheet, height, (top) => {
    const baseline = top + height - 7;
    sheet.rule(PAGE.left, top, PAGE.right, top, INK, 1.2);
    sheet.text(capitalised(one), NAME_X, baseline, CAPTION);
    sheet.text(why, WHY_X, baseline, CAPTION);
    sheet.text("Listed by", VOTES_X, baseline, CAPTION);
    sheet.text("Average", AVERAGE_X, baseline, CAPTION);
    drawScale(sheet, place, baseline);
  });
}

function aggregateRow(
  sheet: Sheet,
  row: ReportRow,
  answered: readonly ReportColumn[],
  place: StripPlace,
  isOwn: boolean,
): TableRow {
  const height = Math.max(ROW, nameHeight(sheet, row, NAME_WIDTH) + 6);
  return ruledRow(sheet, height, (top) => {
    const middle = top + height / 2;
    if (isOwn) drawOwnRow(sheet, top, height);
    drawRankBadge(sheet, row, PAGE.left, middle);
    drawNameAndDetail(sheet, row, NAME_X, middle, NAME_WIDTH);
    if (!row.censored) {
      drawWhy(sheet, row, middle);
      drawFigures(sheet, row, middle);
      drawStrip(sheet, place, row, answered, top, height);
    }
  });
}

const WHY = { ...PROSE, size: 7.2 };
const WHY_LINE = 9.2;
const WHY_LINES = 3;

/** The reason, and below it the model whose words it is. */
function drawWhy(sheet: Sheet, { reason, reasonBy }: ReportRow, middle: number): void {
  const lines = sheet.type.wrap(reason, WHY, WHY_WIDTH, WHY_LINES).length + (reasonBy === null ? 0 : 1);
  const top = middle - (lines * WHY_LINE) / 2;
  const placing = { width: WHY_WIDTH, lineHeight: WHY_LINE, maxLines: WHY_LINES };
  const height = sheet.paragraph(reason, WHY_X, top, WHY, placing);
  if (reasonBy !== null) {
    const baseline = baselineOf(top + height, WHY_LINE, CAPTION.size);
    sheet.text(reasonBy, WHY_X, baseline, { ...CAPTION, size: 6.8 }, { width: WHY_WIDTH });
  }
}

function drawFigures(sheet: Sheet, row: ReportRow, middle: number): void {
  const quiet = { ...CAPTION, size: 7.5 };
  const votes = sheet.text(String(row.votes), VOTES_X, middle + 3, FIGURE);
  sheet.text(`of ${plural(row.of, "model")}`, VOTES_X + votes + 2.5, middle + 3, quiet);
  sheet.text(row.averageRank.toFixed(1), AVERAGE_X, middle - 1.5, FIGURE);
  sheet.text(plural(row.points, "point"), AVERAGE_X, middle + 8.5, quiet);
}
