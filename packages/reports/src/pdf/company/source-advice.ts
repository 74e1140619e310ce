import type { PriorityAction, SourceAdvice, SourceCategory } from "@standings/domain";
import type { ReportAnalysis } from "../../company-report.ts";
import { writtenDate } from "../dates.ts";
import { CAPTION, NAME, PROSE, ruledRow } from "../rows-and-badges.ts";
import { CONTENT, type Ink, PAGE, type Sheet } from "../sheet.ts";
import type { TableRow } from "../table.ts";
import { INK } from "../tokens.ts";
import { ADVICE_LINE, adviceHeight, drawAdvice, numberedRows, paragraphRows } from "./advice.ts";
import { drawFacts } from "./facts.ts";
import { columnsHead, drawSection, listHead } from "./section.ts";

/** The stored analysis of the sources, in the order of its screen, then its facts. */
export function drawSourceAdvice(sheet: Sheet, analysis: ReportAnalysis<SourceAdvice>, top: number): void {
  const { advice, facts, modelId, createdAt } = analysis;
  const head = listHead(sheet);
  const note = `${sheet.catalogue.modelName(modelId)}, ${writtenDate(createdAt)}`;
  const summary = { title: "Analysis Summary", note, head };
  let y = drawSection(sheet, top, summary, paragraphRows(sheet, advice.summary, CONTENT));
  const lists = [
    ["Key Recommendations", advice.recommendations],
    ["Missing Opportunities", advice.missingOpportunities],
  ] as const;
  for (const [title, pieces] of lists) {
    y = drawSection(sheet, y, { title, head }, numberedRows(sheet, pieces));
  }
  y = drawActions(sheet, advice.priorityActions, y);
  const categories = advice.sourceCategories.map((category) => categoryRow(sheet, category));
  y = drawSection(sheet, y, { title: "Source Categories & Opportunities", head }, categories);
  drawFacts(sheet, facts, y);
}

const ACTION_X = PAGE.left + 22;
const PLATFORMS_X = PAGE.left + 280;
const COST_X = PLATFORMS_X + 100;
const EFFORT_X = COST_X + 50;
const IMPACT_X = EFFORT_X + 50;
const ACTION_WIDTH = PLATFORMS_X - ACTION_X - 14;
const PLATFORMS_WIDTH = COST_X - PLATFORMS_X - 8;
const LEVEL: Ink = { size: 8.5, weight: "medium", color: INK };

function drawActions(sheet: Sheet, actions: readonly PriorityAction[], top: number): number {
  const head = columnsHead(sheet, [
    { title: "Action", x: ACTION_X },
    { title: "Platforms", x: PLATFORMS_X },
    { title: "Cost", x: COST_X },
    { title: "Effort", x: EFFORT_X },
    { title: "Impact", x: IMPACT_X },
  ]);
  const rows = actions.map((action, index) => actionRow(sheet, action, index + 1));
  return drawSection(sheet, top, { title: "Priority Actions", head }, rows);
}

function actionRow(sheet: Sheet, action: PriorityAction, number: number): TableRow {
  const { platforms, cost, effort, impact, censored } = action;
  const named = platforms.join(", ");
  const lines = sheet.type.wrap(named, PROSE, PLATFORMS_WIDTH, 6).length;
  const height = Math.max(adviceHeight(sheet, action, ACTION_WIDTH), lines * 10.6) + 12;
  return ruledRow(sheet, height, (top) => {
    const baseline = top + 6 + ADVICE_LINE / 2 + 3;
    sheet.text(String(number), PAGE.left + 4, baseline, { ...CAPTION, size: 9, weight: "strong" });
    drawAdvice(sheet, action, ACTION_X, top + 6, ACTION_WIDTH);
    if (!censored) {
      const placing = { width: PLATFORMS_WIDTH, lineHeight: 10.6, maxLines: 6 };
      sheet.paragraph(named, PLATFORMS_X, top + 7, PROSE, placing);
      sheet.text(cost, COST_X, baseline, LEVEL, { width: EFFORT_X - COST_X - 6 });
      sheet.text(effort, EFFORT_X, baseline, LEVEL);
      sheet.text(impact, IMPACT_X, baseline, LEVEL);
    }
  });
}

function categoryRow(sheet: Sheet, category: SourceCategory): TableRow {
  const named = category.sources.join(", ");
  const sources = sheet.type.wrap(named, PROSE, CONTENT, 3).length * 10.6;
  const title = category.category === "" ? 0 : 13;
  const height = title + adviceHeight(sheet, category, CONTENT) + sources + 14;
  return ruledRow(sheet, height, (top) => {
    sheet.text(category.category, PAGE.left, top + 15, NAME, { width: CONTENT });
    const text = top + title + 6;
    const used = drawAdvice(sheet, category, PAGE.left, text, CONTENT);
    const placing = { width: CONTENT, lineHeight: 10.6, maxLines: 3 };
    sheet.paragraph(named, PAGE.left, text + used + 1, PROSE, placing);
  });
}
