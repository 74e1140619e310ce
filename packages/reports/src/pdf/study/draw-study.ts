import type { StudyPaper } from "../../study-paper.ts";
import type { Sheet } from "../sheet.ts";
import { drawArms } from "./arms.ts";
import { drawModels } from "./models.ts";
import { drawOpening } from "./opening.ts";
import { drawStandings } from "./standings.ts";

/** A study on paper. */
export function drawStudy(sheet: Sheet, paper: StudyPaper): void {
  const top = drawOpening(sheet, paper);
  const y = drawStandings(sheet, paper, top);
  drawModels(sheet, paper, drawArms(sheet, paper, y + 30));
}
