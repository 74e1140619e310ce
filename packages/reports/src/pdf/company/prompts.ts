import {
  bestAndWorst,
  type CompanyQuestion,
  type ModelPerformance,
  type ModelPlace,
  plural,
  share,
  THIN_SAMPLE,
} from "@standings/domain";
import type { PromptsReport } from "../../company-report.ts";
import { writtenDay } from "../dates.ts";
import { CAPTION, drawBand, FIGURE, NAME, ruledRow } from "../rows-and-badges.ts";
import { baselineOf, type Ink, PAGE, type Sheet } from "../sheet.ts";
import type { TableRow } from "../table.ts";
import { bandOf, hueOf, INK, makerOf, SUNKEN } from "../tokens.ts";
import { columnsHead, drawSection } from "./section.ts";

/** Each model's performance, then the questions whose answers list the company. */
export function drawPrompts(sheet: Sheet, report: PromptsReport, top: number): void {
  const { models, questions, total } = report;
  const performances = {
    title: "Model Performance",
    note: "Share of a model’s answers listing it that put it 1st, 2nd or 3rd",
    head: columnsHead(sheet, [
      { title: "Model", x: PAGE.left },
      { title: "Top 3", x: BAR_X },
      { title: "Mentions", x: MENTIONS_X },
      { title: "Average rank", x: PAGE.right, align: "right" },
    ]),
  };
  const y = drawSection(
    sheet,
    top,
    performances,
    models.map((model) => performanceRow(sheet, model)),
  );
  const asked = {
    title: `All Search Prompts (${total})`,
    note: questions.length < total ? `The newest ${questions.length}` : "",
    head: columnsHead(sheet, [
      { title: "Rank", x: PAGE.left },
      { title: "Prompt", x: PROMPT_X },
      { title: "Best model", x: BEST_X },
      { title: "Worst model", x: WORST_X },
      { title: "Last asked", x: PAGE.right, align: "right" },
    ]),
  };
  const rows = questions.map((question) => questionRow(sheet, question));
  drawSection(sheet, y, asked, rows);
}

const MODEL_X = PAGE.left + 17;
const BAR_X = PAGE.left + 150;
const BAR_WIDTH = 150;
const MENTIONS_X = BAR_X + BAR_WIDTH + 48;

function performanceRow(sheet: Sheet, model: ModelPerformance): TableRow {
  const { modelId, mentions, top3Mentions, averageRank } = model;
  const first = mentions === 0 ? 0 : top3Mentions / mentions;
  const height = 24;
  return ruledRow(sheet, height, (top) => {
    const baseline = baselineOf(top, height, 9);
    const maker = makerOf(sheet, modelId);
    sheet.mark(maker, "full", PAGE.left + 6, top + height / 2, 11);
    sheet.text(sheet.catalogue.modelName(modelId), MODEL_X, baseline, NAME, { width: BAR_X - MODEL_X - 8 });
    sheet.box(BAR_X, top + height / 2 - 3, BAR_WIDTH, 6, SUNKEN, 3);
    if (first > 0) sheet.box(BAR_X, top + height / 2 - 3, BAR_WIDTH * first, 6, hueOf(maker), 3);
    sheet.text(share(first), BAR_X + BAR_WIDTH + 8, baseline, FIGURE);
    const counted = `${top3Mentions} of ${plural(mentions, "mention")}`;
    const sample = mentions < THIN_SAMPLE ? " · small sample" : "";
    sheet.text(counted + sample, MENTIONS_X, baseline, { ...CAPTION, size: 8.5 });
    sheet.text(averageRank.toFixed(1), PAGE.right, baseline, FIGURE, { align: "right" });
  });
}

const PROMPT_X = PAGE.left + 38;
const BEST_X = PAGE.left + 282;
const WORST_X = BEST_X + 88;
const PLACE_WIDTH = 80;
const PROMPT_WIDTH = BEST_X - PROMPT_X - 12;
const PROMPT: Ink = { size: 9, weight: "medium", color: INK };
const LINE = 11.6;
const LINES = 3;

function questionRow(sheet: Sheet, question: CompanyQuestion): TableRow {
  const { prompt, rank, places, createdAt, timesAsked } = question;
  const quoted = `“${prompt}”`;
  const lines = sheet.type.wrap(quoted, PROMPT, PROMPT_WIDTH, LINES).length;
  const height = Math.max(lines * LINE + 12, 30);
  const { best, worst } = bestAndWorst(places);
  const text = rank === null ? "#N/A" : `#${rank}`;
  return ruledRow(sheet, height, (top) => {
    const middle = top + height / 2;
    drawBand(sheet, { text, band: bandOf(rank), x: PAGE.left, middle, width: 30 });
    const placing = { width: PROMPT_WIDTH, lineHeight: LINE, maxLines: LINES };
    sheet.paragraph(quoted, PROMPT_X, middle - (lines * LINE) / 2, PROMPT, placing);
    drawPlace(sheet, best, BEST_X, middle);
    drawPlace(sheet, worst, WORST_X, middle);
    const asked = timesAsked > 1;
    const day = middle + (asked ? -2 : 3);
    sheet.text(writtenDay(createdAt), PAGE.right, day, { ...CAPTION, size: 8 }, { align: "right" });
    if (asked) sheet.text(plural(timesAsked, "time"), PAGE.right, middle + 8, CAPTION, { align: "right" });
  });
}

function drawPlace(sheet: Sheet, place: ModelPlace | null, x: number, middle: number): void {
  if (!place) return;
  const baseline = middle + 3;
  sheet.mark(makerOf(sheet, place.modelId), "full", x + 4, middle, 8);
  const rank = sheet.text(`#${place.rank}`, x + 11, baseline, { ...FIGURE, size: 8.5 });
  const name = { width: PLACE_WIDTH - rank - 14 };
  sheet.text(sheet.catalogue.modelName(place.modelId), x + 14 + rank, baseline, CAPTION, name);
}
