import { plural } from "@standings/domain";
import type { StudyPaper, StudyPaperModel } from "../../study-paper.ts";
import { columnsHead, drawSection } from "../company/section.ts";
import { CAPTION, NAME, ruledRow } from "../rows-and-badges.ts";
import { baselineOf, type Ink, PAGE, type Sheet } from "../sheet.ts";
import type { TableRow } from "../table.ts";
import { INK, makerOf } from "../tokens.ts";

const NAME_X = PAGE.left + 17;
const ANSWERED_X = PAGE.left + 170;
const REFUSED_X = ANSWERED_X + 72;
const FAILED_X = REFUSED_X + 52;
const SERVED_X = FAILED_X + 52;
const FIGURE: Ink = { size: 8.5, weight: "text", color: INK };
const LINE = 10.4;

/** The models that took part, their answers, and the versions that the gateway served. Returns where they end. */
export function drawModels(sheet: Sheet, { models }: StudyPaper, top: number): number {
  const section = {
    title: "Models that took part",
    note: "Refusals, failures and answers that were cut off are missing, not absences",
    head: columnsHead(sheet, [
      { title: "Model", x: PAGE.left },
      { title: "Answered", x: ANSWERED_X },
      { title: "Refused", x: REFUSED_X },
      { title: "Failed", x: FAILED_X },
      { title: "Served as", x: SERVED_X },
    ]),
  };
  return drawSection(
    sheet,
    top,
    section,
    models.map((model) => modelRow(sheet, model)),
  );
}

function modelRow(sheet: Sheet, model: StudyPaperModel): TableRow {
  const { modelId, modelName, answered, asked, refused, failed, cut, served } = model;
  const placing = { width: PAGE.right - SERVED_X, lineHeight: LINE, maxLines: 4 };
  const text = [...(cut > 0 ? [`${plural(cut, "answer was", "answers were")} cut off`] : []), ...served].join(
    ", ",
  );
  const lines = sheet.type.wrap(text, CAPTION, placing.width, placing.maxLines).length;
  const height = Math.max(24, lines * LINE + 10);
  return ruledRow(sheet, height, (top) => {
    const baseline = baselineOf(top, height, 9);
    sheet.mark(makerOf(sheet, modelId), "full", PAGE.left + 6, top + height / 2, 11);
    sheet.text(modelName, NAME_X, baseline, NAME, { width: ANSWERED_X - NAME_X - 8 });
    sheet.text(`${answered} of ${asked}`, ANSWERED_X, baseline, FIGURE);
    sheet.text(String(refused), REFUSED_X, baseline, FIGURE);
    sheet.text(String(failed), FAILED_X, baseline, FIGURE);
    sheet.paragraph(text, SERVED_X, top + (height - lines * LINE) / 2, CAPTION, placing);
  });
}
