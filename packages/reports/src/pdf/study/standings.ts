import {
  capitalised,
  ENTRY_NOUNS,
  listedText,
  NOT_COMPARED,
  pointRange,
  points,
  type RankingKind,
  rankRange,
  tierLabel,
  usualRank,
} from "@standings/domain";
import { linkOf } from "../../links.ts";
import type { StudyPaper, StudyPaperRow } from "../../study-paper.ts";
import { CAPTION, drawOwnRow, drawRowLine, FIGURE, LABEL, NAME, ruledRow } from "../rows-and-badges.ts";
import { baselineOf, CONTENT, PAGE, type Sheet } from "../sheet.ts";
import { drawTable, type TableRow } from "../table.ts";
import { INK, INK_2, SUNKEN } from "../tokens.ts";
import { drawInterval, drawPlotScale, type PlotPlace } from "./interval-plot.ts";

const ROW = 32;
const TIER = 19;
const NAME_X = PAGE.left + 40;
const NAME_WIDTH = 132;
const SCORE_X = NAME_X + NAME_WIDTH + 10;
const PLOT: PlotPlace = { x: SCORE_X + 58, width: 142 };
const LISTED_X = PLOT.x + PLOT.width + 18;
const LISTED_WIDTH = PAGE.right - LISTED_X;

/** One row a company: places it may have, score with its range, and how often it is listed; tiers begin with a line of theirs. */
export function drawStandings(sheet: Sheet, { rows, ranking }: StudyPaper, top: number): number {
  const sizes = Map.groupBy(rows, ({ place }) => place?.tier ?? 0);
  const hasTiers = rows.some(({ place }) => place !== null);
  const drawn = rows.map((row, index) => {
    const tier = row.place?.tier ?? 0;
    const isFirst = hasTiers && (index === 0 || (rows[index - 1]?.place?.tier ?? 0) !== tier);
    const label = tier === 0 ? NOT_COMPARED : tierLabel(tier, sizes.get(tier)?.length ?? 1);
    return standingRow(sheet, row, isFirst ? label : null);
  });
  const hasRanges = rows.some(({ score }) => score.range !== null);
  return drawTable(sheet, top, head(sheet, ranking, hasRanges), drawn);
}

function head(sheet: Sheet, ranking: RankingKind, hasRanges: boolean): TableRow {
  const height = 36;
  const plot = hasRanges ? "Score with its 95% range" : "Score";
  return ruledRow(sheet, height, (top) => {
    const baseline = top + height - 7;
    sheet.rule(PAGE.left, top, PAGE.right, top, INK, 1.2);
    sheet.text("Rank", PAGE.left, baseline, CAPTION);
    sheet.text(capitalised(ENTRY_NOUNS[ranking].one), NAME_X, baseline, CAPTION);
    sheet.text("Score", SCORE_X, baseline, CAPTION);
    sheet.text(`${plot}, small dots: one model`, PLOT.x, baseline - 11, CAPTION);
    drawPlotScale(sheet, PLOT, baseline);
    sheet.text("Listed, and the usual rank", LISTED_X, baseline, CAPTION);
  });
}

/** `tier`: said above the first row of a tier. */
function standingRow(sheet: Sheet, row: StudyPaperRow, tier: string | null): TableRow {
  const above = tier === null ? 0 : TIER;
  return {
    height: above + ROW,
    draw(start) {
      if (tier !== null) drawTier(sheet, tier, start);
      const top = start + above;
      const middle = top + ROW / 2;
      if (row.isFocus) drawOwnRow(sheet, top, ROW);
      sheet.text(row.place ? rankRange(row.place) : "–", PAGE.left, middle + 3, FIGURE);
      drawName(sheet, row, middle);
      const figure = sheet.text(points(row.score.value), SCORE_X, middle + 3, FIGURE);
      const range = row.score.range ? pointRange(row.score.range) : "";
      sheet.text(range, SCORE_X + figure + 4, middle + 3, { ...CAPTION, size: 8 });
      drawInterval(sheet, PLOT, row, top, ROW);
      const listed = { size: 8, weight: "text", color: INK_2 } as const;
      const width = { width: LISTED_WIDTH };
      sheet.text(listedText(row.rank, row.listed), LISTED_X, middle - 2, listed, width);
      sheet.text(usualRank(row.rank), LISTED_X, middle + 8.5, CAPTION, width);
      drawRowLine(sheet, top + ROW);
    },
  };
}

function drawTier(sheet: Sheet, label: string, top: number): void {
  sheet.box(PAGE.left, top + 3, CONTENT, TIER - 5, SUNKEN, 3);
  sheet.text(label, PAGE.left + 6, baselineOf(top + 3, TIER - 5, 8), { ...LABEL, size: 8 });
}

function drawName(sheet: Sheet, { name, domain }: StudyPaperRow, middle: number): void {
  const hasDetail = domain !== "";
  sheet.text(name, NAME_X, middle + (hasDetail ? -2 : 3), NAME, { width: NAME_WIDTH });
  if (hasDetail)
    sheet.text(domain, NAME_X, middle + 8.5, CAPTION, { width: NAME_WIDTH, link: linkOf(domain) });
}
