import type { FactStatus } from "@standings/domain";
import type { ReportFact } from "../../company-report.ts";
import { PROSE, ruledRow } from "../rows-and-badges.ts";
import { baselineOf, type Ink, PAGE, type Sheet } from "../sheet.ts";
import type { TableRow } from "../table.ts";
import { BAD, GOOD, INK, INK_2, INK_3, SUNKEN, WARN } from "../tokens.ts";
import { drawSection, listHead } from "./section.ts";

const NUMBER: Ink = { size: 8, weight: "medium", color: INK_2 };
const TITLE: Ink = { size: 9, weight: "medium", color: INK };
const LINE = 11.4;
const TEXT_X = PAGE.left + 26;
const STATUS_WIDTH = 60;
const TEXT_WIDTH = PAGE.right - TEXT_X - STATUS_WIDTH;

const STATUSES: Readonly<Record<FactStatus, { readonly word: string; readonly color: string }>> = {
  good: { word: "good", color: GOOD },
  warning: { word: "to improve", color: WARN },
  bad: { word: "problem", color: BAD },
  neutral: { word: "", color: INK_3 },
};

/** What the advice rests on, by the numbers beside it. */
export function drawFacts(sheet: Sheet, facts: readonly ReportFact[], top: number, note = ""): number {
  const rows = facts.map((fact) => factRow(sheet, fact));
  return drawSection(sheet, top, { title: "Evidence", note, head: listHead(sheet) }, rows);
}

function factRow(sheet: Sheet, { number, status, title, detail }: ReportFact): TableRow {
  const titleLines = sheet.type.wrap(title, TITLE, TEXT_WIDTH).length;
  const detailLines = sheet.type.wrap(detail, PROSE, TEXT_WIDTH).length;
  const height = (titleLines + detailLines) * LINE + 10;
  const placing = { width: TEXT_WIDTH, lineHeight: LINE };
  const { word, color } = STATUSES[status];
  return ruledRow(sheet, height, (top) => {
    const start = top + 5;
    const width = Math.max(sheet.type.width(String(number), NUMBER) + 7, 15);
    sheet.box(PAGE.left, start, width, 12, SUNKEN, 2.5);
    const baseline = baselineOf(start, 12, NUMBER.size);
    sheet.text(String(number), PAGE.left + width / 2, baseline, NUMBER, { align: "center" });
    const used = sheet.paragraph(title, TEXT_X, start, TITLE, placing);
    sheet.paragraph(detail, TEXT_X, start + used, PROSE, placing);
    sheet.text(word, PAGE.right, baseline, { size: 8, weight: "medium", color }, { align: "right" });
  });
}
