import { type Interval, pointRange, share } from "@standings/domain";
import type { StudyPaperShare, StudyPaperTopic } from "../../study-paper.ts";
import { columnsHead, drawSection } from "../company/section.ts";
import { CAPTION, ruledRow } from "../rows-and-badges.ts";
import { baselineOf, type Ink, PAGE, type Sheet } from "../sheet.ts";
import type { TableRow } from "../table.ts";
import { INK } from "../tokens.ts";
import { FOURTH_X, figuresRow, SECOND_X, THIRD_X } from "./arms.ts";

const ASKED: Ink = { size: 9, weight: "text", color: INK };
const ASKED_WIDTH = THIRD_X - PAGE.left - 16;
const LINE = 11.4;

/** What a topic's answers show: shares with both of their ranges, and what each wording found. Returns where they end. */
export function drawTopic(sheet: Sheet, { counted, shares, wordings }: StudyPaperTopic, top: number): number {
  let y = top;
  for (const { title, rows } of shares) {
    const note = `${counted}: share of the answers, with 95% ranges`;
    const head = columnsHead(sheet, [
      { title: "Name", x: PAGE.left },
      { title: counted, x: SECOND_X },
      { title: "However asked", x: THIRD_X },
      { title: "Exactly these", x: FOURTH_X },
    ]);
    y = drawSection(
      sheet,
      y,
      { title, note, head },
      rows.map((row) => shareRow(sheet, row)),
    );
  }
  const asked = {
    title: `Answers by wording (${wordings.length})`,
    head: columnsHead(sheet, [
      { title: "Wording", x: PAGE.left },
      { title: "Kind", x: THIRD_X },
      { title: "Answers", x: FOURTH_X },
    ]),
  };
  return drawSection(
    sheet,
    y,
    asked,
    wordings.map((wording) => wordingRow(sheet, wording)),
  );
}

function shareRow(sheet: Sheet, { name, figure, said }: StudyPaperShare): TableRow {
  const { value, overWordings, exactlyThese } = figure;
  return figuresRow(sheet, name, [share(value), rangeText(overWordings), rangeText(exactlyThese)], said);
}

function rangeText(range: Interval | null): string {
  return range ? `${pointRange(range)}%` : "";
}

function wordingRow(sheet: Sheet, { prompt, stratum, said }: StudyPaperTopic["wordings"][number]): TableRow {
  const text = `“${prompt}”`;
  const lines = sheet.type.wrap(text, ASKED, ASKED_WIDTH).length;
  const height = lines * LINE + 9;
  return ruledRow(sheet, height, (top) => {
    const baseline = baselineOf(top, LINE + 9, ASKED.size);
    sheet.paragraph(text, PAGE.left, top + 4.5, ASKED, { width: ASKED_WIDTH, lineHeight: LINE });
    sheet.text(stratum, THIRD_X, baseline, CAPTION, { width: FOURTH_X - THIRD_X - 8 });
    sheet.text(said, FOURTH_X, baseline, CAPTION, { width: PAGE.right - FOURTH_X });
  });
}
