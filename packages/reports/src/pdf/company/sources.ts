import {
  AVERAGE_BANDS,
  type GapSource,
  plural,
  SOURCES_LIST_TITLE,
  type SourceCount,
  type Voice,
} from "@standings/domain";
import type { SourcesReport } from "../../company-report.ts";
import { linkOf } from "../../links.ts";
import {
  CAPTION,
  drawBand,
  drawOwnRow,
  drawRowLine,
  FIGURE,
  NAME,
  PROSE,
  ruledRow,
} from "../rows-and-badges.ts";
import { baselineOf, CONTENT, type Ink, PAGE, type Sheet } from "../sheet.ts";
import type { TableRow } from "../table.ts";
import { bandOf, INK, INK_2, INK_3, SUNKEN } from "../tokens.ts";
import { drawCompanyLogo, type PaperLogos } from "./logos.ts";
import { columnsHead, drawSection, listHead } from "./section.ts";
import { drawSourceAdvice } from "./source-advice.ts";

/** Share of voice, the source gap, every source, then what the model advises. */
export function drawSources(sheet: Sheet, report: SourcesReport, logos: PaperLogos, top: number): void {
  const { competition, sources, total, analysis } = report;
  let y = drawVoices(sheet, report, logos, top);
  y = drawGap(sheet, report, y);
  const shown = sources.map((source) => sourceCell(sheet, source, sources[0]?.count ?? 1));
  const all = {
    title: `${SOURCES_LIST_TITLE} (${total})`,
    note: firstOf(sources.length, total),
    head: listHead(sheet),
  };
  y = drawSection(sheet, y, all, inTwoColumns(shown));
  if (competition.isPartial) y = drawPartial(sheet, competition.questions, y - 16);
  if (analysis) drawSourceAdvice(sheet, analysis, y);
}

function firstOf(shown: number, total: number): string {
  return shown < total ? `The first ${shown} of ${total}` : "";
}

const SHARE_X = PAGE.left + 190;
const BAR_WIDTH = 130;
const VOICE_LOGO = 16;
const TOGETHER_X = SHARE_X + BAR_WIDTH + 56;

function drawVoices(sheet: Sheet, { competition }: SourcesReport, logos: PaperLogos, top: number): number {
  const { company, competitors, answers } = competition;
  if (answers === 0) return top;
  const head = columnsHead(sheet, [
    { title: "Company", x: PAGE.left },
    { title: "Share of points", x: SHARE_X },
    { title: "Listed in", x: TOGETHER_X },
    { title: "Average rank", x: PAGE.right, align: "right" },
  ]);
  const note = `${plural(answers, "answer")} of its field; places count 20 to 1`;
  const most = Math.max(company.share, ...competitors.map(({ share }) => share));
  const voices = [company, ...competitors].sort((a, b) => b.share - a.share);
  const rows = voices.map((voice) =>
    voiceRow(sheet, voice, { logos, answers, most, isOwn: voice === company }),
  );
  return drawSection(sheet, top, { title: "Share of voice", note, head }, rows);
}

interface VoicePlace {
  readonly logos: PaperLogos;
  readonly answers: number;
  readonly most: number;
  readonly isOwn: boolean;
}

function voiceRow(sheet: Sheet, voice: Voice, { logos, answers, most, isOwn }: VoicePlace): TableRow {
  const { name, domain, share, listings, averageRank, censored } = voice;
  const height = 28;
  return ruledRow(sheet, height, (top) => {
    const middle = top + height / 2;
    const x = PAGE.left + VOICE_LOGO + 8;
    const width = SHARE_X - x - 12;
    if (isOwn) drawOwnRow(sheet, top, height);
    const above = domain === "" ? 3 : -1;
    const ink = censored ? { ...NAME, color: INK_3 } : NAME;
    const place = { x: PAGE.left + 1, top: middle - VOICE_LOGO / 2, size: VOICE_LOGO };
    if (!censored && domain !== "") drawCompanyLogo(sheet, logos, domain, place);
    sheet.text(name, x, middle + above, ink, { width });
    const link = censored ? null : linkOf(domain);
    sheet.text(domain, x, middle + 9, CAPTION, { width, link });
    sheet.box(SHARE_X, middle - 3, BAR_WIDTH, 6, SUNKEN, 3);
    const part = most === 0 ? 0 : share / most;
    if (part > 0) sheet.box(SHARE_X, middle - 3, BAR_WIDTH * part, 6, isOwn ? INK : INK_3, 3);
    sheet.text(`${(share * 100).toFixed(1)}%`, SHARE_X + BAR_WIDTH + 8, middle + 3, FIGURE);
    sheet.text(`${listings} of ${answers}`, TOGETHER_X, middle + 3, { ...CAPTION, size: 8.5 });
    if (averageRank !== null) {
      const [text, band] = [averageRank.toFixed(1), bandOf(averageRank, AVERAGE_BANDS)];
      drawBand(sheet, { text, band, x: PAGE.right - 26, middle, width: 26 });
    }
  });
}

const COUNT_X = PAGE.left + 150;
const RIVALS_X = COUNT_X + 56;
const RIVALS_WIDTH = 128;
const PROMPTS_X = RIVALS_X + RIVALS_WIDTH + 12;
const PROMPTS_WIDTH = PAGE.right - PROMPTS_X;
const LINE = 10.6;
const MAX_LINES = 4;

function drawGap(sheet: Sheet, { name, competition }: SourcesReport, top: number): number {
  const { gap, gapTotal } = competition;
  const head = columnsHead(sheet, [
    { title: "Source", x: PAGE.left },
    { title: "Answers", x: COUNT_X },
    { title: "Competitors listed", x: RIVALS_X },
    { title: "Pages never cited with it", x: PROMPTS_X },
  ]);
  const note = firstOf(gap.length, gapTotal);
  const rows = gap.map((source) => gapRow(sheet, source));
  const title = sheet.type.ellipsize(`Pages to get onto: cited without ${name}`, FIGURE, 330);
  return drawSection(sheet, top, { title, note, head }, rows);
}

function gapRow(sheet: Sheet, source: GapSource): TableRow {
  const { domain, answers, isCompetitors, competitors, pages, censored } = source;
  const rivals = competitors.map(({ name }) => name).join(", ");
  const asked = pages
    .filter(({ naming }) => naming === 0)
    .map(({ url }) => pathOf(url))
    .join(", ");
  const linesOf = (text: string, width: number) => sheet.type.wrap(text, PROSE, width, MAX_LINES).length;
  const lines = Math.max(linesOf(rivals, RIVALS_WIDTH), linesOf(asked, PROMPTS_WIDTH), isCompetitors ? 2 : 1);
  const height = lines * LINE + 12;
  const placing = { lineHeight: LINE, maxLines: MAX_LINES };
  const ink: Ink = { size: 9, weight: "medium", color: censored ? INK_3 : INK };
  return ruledRow(sheet, height, (top) => {
    const baseline = baselineOf(top + 6, LINE, 9);
    const link = censored ? null : linkOf(domain);
    sheet.text(domain, PAGE.left, baseline, ink, { width: COUNT_X - PAGE.left - 10, link });
    if (isCompetitors) sheet.text("a competitor’s own site", PAGE.left, baseline + LINE, CAPTION);
    sheet.text(String(answers), COUNT_X, baseline, FIGURE);
    sheet.paragraph(rivals, RIVALS_X, top + 6, PROSE, { ...placing, width: RIVALS_WIDTH });
    sheet.paragraph(asked, PROMPTS_X, top + 6, PROSE, { ...placing, width: PROMPTS_WIDTH });
  });
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}

const GAP = 28;
const HALF = (CONTENT - GAP) / 2;
const CELL = 19;

type Cell = (x: number, top: number) => void;

function sourceCell(sheet: Sheet, { source, count, censored }: SourceCount, most: number): Cell {
  return (x, top) => {
    const baseline = baselineOf(top, CELL, 8.5);
    const ink: Ink = { size: 8.5, weight: "medium", color: censored ? INK_3 : INK };
    const link = censored ? null : linkOf(source);
    sheet.text(source, x, baseline, ink, { width: 130, link });
    const barX = x + 140;
    sheet.box(barX, top + CELL / 2 - 2, 72, 4, SUNKEN, 2);
    sheet.box(barX, top + CELL / 2 - 2, Math.max((72 * count) / most, 2), 4, INK_2, 2);
    sheet.text(`${count}x`, x + HALF, baseline, { ...FIGURE, size: 8.5 }, { align: "right" });
    drawRowLine(sheet, top + CELL, x, HALF);
  };
}

function inTwoColumns(cells: readonly Cell[]): TableRow[] {
  return Array.from({ length: Math.ceil(cells.length / 2) }, (_, index) => ({
    height: CELL,
    draw(top) {
      cells[index * 2]?.(PAGE.left, top);
      cells[index * 2 + 1]?.(PAGE.left + HALF + GAP, top);
    },
  }));
}

function drawPartial(sheet: Sheet, questions: number, top: number): number {
  const text = `Share of voice and gap are read from the newest ${questions} questions.`;
  sheet.text(text, PAGE.left, top, CAPTION);
  return top + 28;
}
