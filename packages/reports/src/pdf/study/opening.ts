import { marketName, plural, STUDY_TITLE, searchBadge } from "@standings/domain";
import type { StudyPaper } from "../../study-paper.ts";
import { writtenDate } from "../dates.ts";
import { CAPTION, drawBadge, drawSandboxBadge, PROSE } from "../rows-and-badges.ts";
import { baselineOf, CONTENT, type Ink, PAGE, type Sheet } from "../sheet.ts";
import { INK, INK_2, INK_3, LINE_2 } from "../tokens.ts";

const FACT: Ink = { size: 8.5, weight: "text", color: INK_3 };
const SENTENCE: Ink = { size: 12, weight: "text", tracking: -0.006, color: INK };
const MOVES: Ink = { size: 9.5, weight: "text", color: INK_2 };
const SIDE = 168;

/** Top of the first page: question, what was asked, the sentence and how to read it. Returns its lower end. */
export function drawStudyOpening(sheet: Sheet, paper: StudyPaper): number {
  sheet.text(STUDY_TITLE, PAGE.left, PAGE.top + 14, { size: 10, weight: "text", color: INK_3 });
  const size = paper.question.length <= 90 ? 21 : paper.question.length <= 180 ? 17 : 13;
  const ink: Ink = { size, weight: "strong", tracking: -0.018, color: INK };
  const placing = { width: CONTENT, lineHeight: size * 1.24 };
  let y = PAGE.top + 21;
  y += sheet.paragraph(`“${paper.question}”`, PAGE.left, y, ink, placing);
  y = drawFacts(sheet, paper, y + 8);
  return drawSaid(sheet, paper, y + 16) + 18;
}

/** A goal that is longer takes a line of its own. */
const GOAL_WIDTH = 150;

/** Badge, number of models, goal, date and, for sandbox data, its badge. */
function drawFacts(sheet: Sheet, paper: StudyPaper, top: number): number {
  const { goal, models, market, createdAt } = paper;
  const baseline = baselineOf(top, 15, FACT.size);
  const isShort = sheet.type.width(goal, FACT) <= GOAL_WIDTH;
  const place = market ? [marketName(market)] : [];
  const facts = [
    plural(models.length, "model"),
    ...place,
    ...(isShort ? [goal] : []),
    writtenDate(createdAt),
  ];
  let x = PAGE.left + drawBadge(sheet, searchBadge(paper.webSearch), PAGE.left, top) + 10;
  for (const fact of facts) x += sheet.text(fact, x, baseline, FACT) + 12;
  if (paper.isSandbox) drawSandboxBadge(sheet, x, top);
  if (isShort) return top + 15;
  return top + 19 + sheet.paragraph(goal, PAGE.left, top + 19, FACT, { width: CONTENT, lineHeight: 12 });
}

/** The sentence, how much answers move and what to know; beside them how figures and ranges are made. */
function drawSaid(sheet: Sheet, paper: StudyPaper, top: number): number {
  const { sentence, volatility, notes, method, ranges } = paper;
  const width = CONTENT - SIDE - 24;
  let y = top + sheet.paragraph(sentence, PAGE.left, top, SENTENCE, { width, lineHeight: 17, isOurs: true });
  if (volatility !== null) {
    y += 5;
    y += sheet.paragraph(volatility, PAGE.left, y, MOVES, { width, lineHeight: 13.5, isOurs: true });
  }
  y += 5;
  for (const note of notes) {
    y += sheet.paragraph(note, PAGE.left, y, PROSE, { width, lineHeight: 11.5, isOurs: true });
  }
  const ruleX = PAGE.right - SIDE;
  const side = { width: SIDE - 10, lineHeight: 10.4, isOurs: true };
  const rule = { ...CAPTION, size: 7.8, color: INK_2 };
  let end = top + 2;
  for (const text of [method, ranges]) end += sheet.paragraph(text, ruleX + 10, end, rule, side) + 4;
  sheet.rule(ruleX, top + 2, ruleX, end - 4, LINE_2, 1);
  return Math.max(y, end);
}
