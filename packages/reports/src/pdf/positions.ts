import { capitalised, ENTRY_NOUNS, rankingKindOf } from "@standings/domain";
import type { RankingReport, ReportColumn, ReportRow } from "../report.ts";
import { CAPTION, FIGURE, NAME, ruledRow } from "./rows-and-badges.ts";
import { baselineOf, PAGE, type Sheet } from "./sheet.ts";
import { drawTable, ensureSpace, type TableRow } from "./table.ts";
import { INK, INK_3, makerOf } from "./tokens.ts";

const ROW = 18;
const NAME_X = PAGE.left + 24;
const NAME_WIDTH = 136;
const VOTES_X = PAGE.right - 74;
const FIRST_X = NAME_X + NAME_WIDTH + 8;

/** Table of the positions in the strips, for readers who cannot see them or want to quote one. */
export function drawPositions(
  sheet: Sheet,
  report: RankingReport,
  answered: readonly ReportColumn[],
  top: number,
): number {
  const step = (VOTES_X - FIRST_X) / Math.max(answered.length, 1);
  const start = ensureSpace(sheet, top, 90);
  sheet.text("Positions by model", PAGE.left, start + 10, { size: 13, weight: "strong" });
  const rows = report.aggregate.map((row) => positionRow(sheet, row, answered, step));
  return drawTable(sheet, start + 20, positionsHead(sheet, report, answered, step), rows);
}

function positionsHead(
  sheet: Sheet,
  report: RankingReport,
  answered: readonly ReportColumn[],
  step: number,
): TableRow {
  const height = 32;
  return ruledRow(sheet, height, (top) => {
    const baseline = top + height - 8;
    sheet.rule(PAGE.left, top, PAGE.right, top, INK, 1.2);
    sheet.text(capitalised(ENTRY_NOUNS[rankingKindOf(report.kind)].one), NAME_X, baseline, CAPTION);
    for (const [index, column] of answered.entries()) {
      const x = FIRST_X + index * step;
      const lines = sheet.type.wrap(column.modelName, CAPTION, step - 18, 2).length;
      const start = baseline + 3 - lines * 9.2;
      sheet.mark(makerOf(sheet, column.modelId), "full", x + 4, baseline + 3 - lines * 4.6, 8);
      sheet.paragraph(column.modelName, x + 11, start, CAPTION, {
        width: step - 18,
        lineHeight: 9.2,
        maxLines: 2,
      });
    }
    sheet.text("Listed by", VOTES_X, baseline, CAPTION);
    sheet.text("Points", PAGE.right, baseline, CAPTION, { align: "right" });
  });
}

function positionRow(
  sheet: Sheet,
  row: ReportRow,
  answered: readonly ReportColumn[],
  step: number,
): TableRow {
  const ranks = new Map(row.ranks.map(({ modelId, rank }) => [modelId, rank]));
  return ruledRow(sheet, ROW, (top) => {
    const baseline = baselineOf(top, ROW, 8.5);
    sheet.text(String(row.rank), PAGE.left + 14, baseline, { ...FIGURE, size: 8.5 }, { align: "right" });
    const name = { ...NAME, size: 8.5, color: row.censored ? INK_3 : INK };
    sheet.text(row.name, NAME_X, baseline, name, { width: NAME_WIDTH });
    if (!row.censored) {
      for (const [index, { modelId }] of answered.entries()) {
        const rank = ranks.get(modelId) ?? null;
        const x = FIRST_X + index * step + 11;
        if (rank === null) sheet.text("not listed", x, baseline, CAPTION);
        else sheet.text(String(rank), x, baseline, { size: 8.5, weight: "medium" });
      }
      sheet.text(`${row.votes} of ${row.of}`, VOTES_X, baseline, { size: 8.5, weight: "text" });
      sheet.text(String(row.points), PAGE.right, baseline, { size: 8.5, weight: "text" }, { align: "right" });
    }
  });
}
