import type { LookPaper } from "../../look-paper.ts";
import { columnsHead, drawSection, listHead } from "../company/section.ts";
import { writtenDate } from "../dates.ts";
import { CAPTION, drawSandboxBadge, FIGURE, NAME, PROSE, ruledRow } from "../rows-and-badges.ts";
import { CONTENT, type Ink, PAGE, type Sheet } from "../sheet.ts";
import { ensureSpace, type TableRow } from "../table.ts";
import { INK, INK_2, INK_3 } from "../tokens.ts";
import { drawGroups, GROUPS_HEIGHT } from "./draw-groups.ts";

const SMALL: Ink = { size: 8.5, weight: "text", color: INK_3 };
const HEADLINE: Ink = { size: 17, weight: "strong", tracking: -0.012, color: INK };
const SAID: Ink = { size: 10, weight: "text", color: INK_2 };
const LINE_HEIGHT = 11;
const FIGURE_X = PAGE.right - 170;

/** A look at an experiment on paper: what it found, the picture, the plan beside what was done, and what is not covered. */
export function drawLook(sheet: Sheet, paper: LookPaper): void {
  let y = drawHead(sheet, paper) + 20;
  if (paper.weeks.length > 0) {
    y = ensureSpace(sheet, y, GROUPS_HEIGHT);
    y = drawGroups(sheet, paper.weeks, y) + 26;
  }
  y = drawFigures(sheet, paper, y);
  y = drawActions(sheet, paper, y);
  y = drawPairs(sheet, "The plan, as it was frozen", paper.plan, y);
  y = drawTexts(sheet, "Beside it", paper.notes, y);
  y = drawTexts(sheet, "Not covered", paper.notCovered, y);
  drawPrompts(sheet, paper, y);
}

function drawHead(sheet: Sheet, paper: LookPaper): number {
  const { name, brand, market, look, createdAt, isSandbox, headline, more } = paper;
  let y = PAGE.top;
  sheet.text("Experiment", PAGE.left, y + 14, { size: 10, weight: "text", color: INK_3 });
  const title: Ink = { size: 21, weight: "strong", tracking: -0.018, color: INK };
  y += 21 + sheet.paragraph(name, PAGE.left, y + 21, title, { width: CONTENT, lineHeight: 26, maxLines: 3 });
  let x = PAGE.left;
  for (const fact of [brand, ...(market === null ? [] : [market]), look, writtenDate(createdAt)])
    x += sheet.text(fact, x, y + 14, SMALL, { width: 190 }) + 12;
  if (isSandbox) drawSandboxBadge(sheet, x, y + 4);
  y += 34;
  y += sheet.paragraph(headline, PAGE.left, y, HEADLINE, { width: CONTENT, lineHeight: 22, isOurs: true });
  for (const text of more)
    y += 4 + sheet.paragraph(text, PAGE.left, y + 4, SAID, { width: CONTENT, lineHeight: 14, isOurs: true });
  return y;
}

function drawFigures(sheet: Sheet, { figures, naive }: LookPaper, top: number): number {
  const section = {
    title: "What else was read",
    note: "Points of 100, with 95% ranges",
    head: columnsHead(sheet, [
      { title: "Of", x: PAGE.left },
      { title: "Change", x: FIGURE_X },
    ]),
  };
  const rows = figures.map(
    ({ label, effect, note }): TableRow =>
      ruledRow(sheet, 22, (start) => {
        sheet.text(label, PAGE.left + 2, start + 14, NAME, { width: FIGURE_X - PAGE.left - 14 });
        const width = sheet.text(effect, FIGURE_X, start + 14, FIGURE);
        sheet.text(note, FIGURE_X + width + 6, start + 14, CAPTION);
      }),
  );
  const end = drawSection(sheet, top, section, rows);
  if (naive === null) return end;
  const start = ensureSpace(sheet, end - 16, 3 * LINE_HEIGHT);
  const grey = { ...PROSE, color: INK_3 };
  const placing = { width: CONTENT, lineHeight: LINE_HEIGHT, isOurs: true };
  return start + sheet.paragraph(naive, PAGE.left, start, grey, placing) + 22;
}

const DONE_X = PAGE.left + CONTENT / 2 + 8;
const HALF = CONTENT / 2 - 12;

/** The plan on the left, what was done on the right. */
function drawActions(sheet: Sheet, { actions }: LookPaper, top: number): number {
  const section = {
    title: "What is published",
    head: columnsHead(sheet, [
      { title: "Planned, and the prompts that it is aimed at", x: PAGE.left },
      { title: "Done", x: DONE_X },
    ]),
  };
  const placing = { width: HALF, lineHeight: LINE_HEIGHT };
  const rows = actions.map(({ planned, aims, done }): TableRow => {
    const lines = (text: string, ink: Ink, most: number) => sheet.type.wrap(text, ink, HALF, most).length;
    const said = done.join(" ");
    const left = lines(planned, NAME, 3) + lines(aims, PROSE, 10);
    const height = Math.max(left, lines(said, PROSE, 14)) * LINE_HEIGHT + 12;
    return ruledRow(sheet, height, (start) => {
      const y = start + 6;
      const first = sheet.paragraph(planned, PAGE.left, y, NAME, { ...placing, maxLines: 3 });
      sheet.paragraph(aims, PAGE.left, y + first, PROSE, { ...placing, maxLines: 10 });
      sheet.paragraph(said, DONE_X, y, PROSE, { ...placing, maxLines: 14, isOurs: true });
    });
  });
  return drawSection(sheet, top, section, rows);
}

const DETAIL_X = PAGE.left + 190;

function drawPairs(sheet: Sheet, title: string, pairs: LookPaper["plan"], top: number): number {
  const width = PAGE.right - DETAIL_X;
  const rows = pairs.map(({ label, detail }): TableRow => {
    const height = sheet.type.wrap(detail, PROSE, width, 4).length * LINE_HEIGHT + 8;
    return ruledRow(sheet, height, (start) => {
      sheet.paragraph(label, PAGE.left, start + 4, PROSE, {
        width: DETAIL_X - PAGE.left - 8,
        lineHeight: LINE_HEIGHT,
        maxLines: 1,
      });
      const ink = { ...PROSE, color: INK };
      sheet.paragraph(detail, DETAIL_X, start + 4, ink, { width, lineHeight: LINE_HEIGHT, maxLines: 4 });
    });
  });
  return drawSection(sheet, top, { title, head: listHead(sheet) }, rows);
}

function drawTexts(sheet: Sheet, title: string, texts: readonly string[], top: number): number {
  if (texts.length === 0) return top;
  const rows = texts.map((text): TableRow => {
    const placing = { width: CONTENT, lineHeight: 12, maxLines: 6, isOurs: true };
    const height = sheet.type.wrap(text, PROSE, CONTENT, 6).length * 12 + 6;
    return {
      height,
      draw: (start) => void sheet.paragraph(text, PAGE.left, start + 5, PROSE, placing),
    };
  });
  return drawSection(sheet, top, { title, head: listHead(sheet) }, rows);
}

const GROUP_X = PAGE.right - 170;

function drawPrompts(sheet: Sheet, { prompts }: LookPaper, top: number): void {
  const section = {
    title: "Prompt by prompt",
    note: "Change in points, as description",
    head: columnsHead(sheet, [
      { title: "Prompt", x: PAGE.left },
      { title: "Group", x: GROUP_X },
      { title: "Change", x: PAGE.right, align: "right" },
    ]),
  };
  const rows = prompts.map(
    ({ prompt, group, change }): TableRow =>
      ruledRow(sheet, 20, (start) => {
        sheet.text(prompt, PAGE.left + 2, start + 13, PROSE, { width: GROUP_X - PAGE.left - 14 });
        sheet.text(group, GROUP_X, start + 13, CAPTION);
        sheet.text(change, PAGE.right, start + 13, FIGURE, { align: "right" });
      }),
  );
  drawSection(sheet, top, section, rows);
}
