import {
  FIRST_HIDDEN_POSITION,
  KIND_TITLES,
  marketName,
  NO_CREDITS_TITLE,
  orderRule,
  plural,
  rankingKindOf,
  searchBadge,
  share,
} from "@standings/domain";
import { noAnswerOf } from "../no-answer.ts";
import type { OwnCompany, RankingReport, ReportColumn } from "../report.ts";
import { writtenDate } from "./dates.ts";
import { CAPTION, drawBadge, drawSandboxBadge, LABEL } from "./rows-and-badges.ts";
import { baselineOf, CONTENT, type Ink, PAGE, type Sheet } from "./sheet.ts";
import { BAD, INK, INK_2, INK_3, LINE_2, makerOf, STRIP_ZONE, WARN, WARN_TINT } from "./tokens.ts";

/** Top of the first page: question, models, date and agreement. Returns its lower end. */
export function drawOpening(sheet: Sheet, report: RankingReport): number {
  sheet.text(KIND_TITLES[report.kind], PAGE.left, PAGE.top + 14, { size: 10, weight: "text", color: INK_3 });
  let y = drawQuestions(sheet, report, PAGE.top + 21);
  y = drawFacts(sheet, report, y + 8);
  y = drawModels(sheet, report, y + 12);
  if (report.censored) y = drawCensoredLine(sheet, y + 8);
  y = drawAgreement(sheet, report, y + 10);
  return (report.own ? drawOwn(sheet, report.own, y + 6) : y) + 16;
}

/** Where the reader's own company stands. */
function drawOwn(sheet: Sheet, { name, standing }: OwnCompany, top: number): number {
  const height = 24;
  const ink: Ink = { size: 9, weight: "text", color: INK_2 };
  sheet.box(PAGE.left, top, CONTENT, height, STRIP_ZONE, 4);
  const baseline = baselineOf(top, height, ink.size);
  const label = `You: ${sheet.type.ellipsize(name, LABEL, CONTENT / 3)}`;
  const width = sheet.text(label, PAGE.left + 10, baseline, LABEL);
  sheet.text(standing, PAGE.left + 18 + width, baseline, ink, { width: CONTENT - width - 28 });
  return top + height;
}

function drawQuestions(sheet: Sheet, report: RankingReport, top: number): number {
  const first = drawQuestion(sheet, report.question, top);
  if (report.secondQuestion === null) return first;
  sheet.text("compared with", PAGE.left, first + 12, { ...CAPTION, size: 9 });
  return drawQuestion(sheet, report.secondQuestion, first + 17);
}

function drawQuestion(sheet: Sheet, question: string, top: number): number {
  const quoted = `“${question}”`;
  const size = question.length <= 90 ? 21 : question.length <= 180 ? 17 : 13;
  const ink: Ink = { size, weight: "strong", tracking: -0.018, color: INK };
  return top + sheet.paragraph(quoted, PAGE.left, top, ink, { width: CONTENT, lineHeight: size * 1.24 });
}

/** Badge, number of models, date, sector and, for sandbox data, its badge, in one line. */
function drawFacts(sheet: Sheet, report: RankingReport, top: number): number {
  const ink: Ink = { size: 8.5, weight: "text", color: INK_3 };
  const baseline = baselineOf(top, 15, ink.size);
  let x = PAGE.left + drawBadge(sheet, searchBadge(report.webSearch), PAGE.left, top) + 10;
  const facts = [
    plural(modelsOf(report).length, "model"),
    writtenDate(report.createdAt),
    report.sector ?? "",
    report.market ? marketName(report.market) : "",
  ];
  for (const fact of facts.filter((text) => text !== "")) {
    x += sheet.text(fact, x, baseline, ink, { width: Math.max(PAGE.right - x - 90, 20) }) + 12;
  }
  if (report.isSandbox) drawSandboxBadge(sheet, x, top);
  return top + 15;
}

/** The models asked with their marks: at the same time the legend of the strips. */
function drawModels(sheet: Sheet, report: RankingReport, top: number): number {
  let x = PAGE.left;
  let y = top;
  const next = (width: number) => {
    if (x > PAGE.left && x + width > PAGE.right) {
      x = PAGE.left;
      y += 18;
    }
  };
  for (const column of modelsOf(report)) {
    const missing = noAnswerOf(column);
    const label = missing?.label.toLowerCase() ?? "";
    const note = { ...CAPTION, size: 8.5, color: missing?.isFailure ? BAD : INK_3 };
    const name = sheet.type.ellipsize(column.modelName, LABEL, 160);
    const width = sheet.type.width(name, LABEL) + 30 + (missing ? sheet.type.width(label, note) + 4 : 0);
    next(width);
    const baseline = baselineOf(y, 14, LABEL.size);
    sheet.mark(makerOf(sheet, column.modelId), missing ? "mute" : "full", x + 6, y + 7, 11);
    const wide = sheet.text(name, x + 16, baseline, { ...LABEL, color: missing ? INK_3 : INK });
    if (missing) {
      sheet.rule(x + 16, baseline - 2.8, x + 16 + wide, baseline - 2.8, INK_3, 0.6);
      sheet.text(label, x + 20 + wide, baseline, note);
    }
    x += width;
  }
  if (report.view === "aggregated" && report.columns.length > 1) {
    next(110);
    sheet.mark(undefined, "out", x + 6, y + 7, 11);
    const ink = { ...CAPTION, size: 8.5 };
    sheet.text("not listed by that model", x + 16, baselineOf(y, 14, ink.size), ink);
  }
  return y + 14;
}

function drawCensoredLine(sheet: Sheet, top: number): number {
  const ink: Ink = { size: 9, weight: "medium", color: WARN };
  sheet.box(PAGE.left, top, CONTENT, 22, WARN_TINT, 4);
  const text = `${NO_CREDITS_TITLE}: positions ${FIRST_HIDDEN_POSITION} and below are hidden`;
  sheet.text(text, PAGE.left + 10, baselineOf(top, 22, ink.size), ink);
  return top + 24;
}

/** The agreement sentence, and beside it the agreement as a figure and, above an aggregate, the order rule. */
function drawAgreement(sheet: Sheet, report: RankingReport, top: number): number {
  const isAggregate = report.view === "aggregated";
  const isEmpty = report.overlap === null && (report.agreement ?? "") === "";
  if (isEmpty && !isAggregate) return top;
  const ruleX = PAGE.right - 158;
  let y = top + 4;
  if (report.overlap !== null)
    y += drawShare(sheet, report.overlap, report.view !== "comparison", { x: ruleX + 9, top: y });
  if (isAggregate) y += drawOrderRule(sheet, report, ruleX + 9, y);
  if (y > top + 4) sheet.rule(ruleX, top + 4, ruleX, y, LINE_2, 1);
  const sentence = drawSentence(sheet, report.agreement ?? "", top, ruleX - PAGE.left - 24);
  return Math.max(top + sentence, y) + 4;
}

function drawShare(
  sheet: Sheet,
  overlap: number,
  areOfModels: boolean,
  { x, top }: { readonly x: number; readonly top: number },
): number {
  const words: Ink = { size: 8.5, weight: "medium", color: INK };
  sheet.text("Agreement", x, baselineOf(top, 12, words.size), words);
  const figure: Ink = { size: 8.5, weight: "text", color: INK_2 };
  const text = `${areOfModels ? "two models" : "the lists"} share ${share(overlap)}`;
  sheet.text(text, x, baselineOf(top + 12, 12, figure.size), figure);
  return 28;
}

function drawOrderRule(sheet: Sheet, report: RankingReport, x: number, top: number): number {
  const rule: Ink = { size: 7.8, weight: "text", color: INK_2 };
  const placing = { width: 149, lineHeight: 10.4 };
  return sheet.paragraph(orderRule(rankingKindOf(report.kind)), x, top, rule, placing);
}

function drawSentence(sheet: Sheet, text: string, top: number, width: number): number {
  const ink: Ink = { size: 12, weight: "text", tracking: -0.006, color: INK };
  return sheet.paragraph(text, PAGE.left, top, ink, { width, lineHeight: 17, isOurs: true });
}

/** A comparison asks one model twice. */
function modelsOf(report: RankingReport): ReportColumn[] {
  const models = new Map<string, ReportColumn>();
  for (const column of report.columns) {
    const known = models.get(column.modelId);
    if (known?.status !== "success") models.set(column.modelId, column);
  }
  return [...models.values()];
}
