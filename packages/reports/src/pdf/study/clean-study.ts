import type { StudyPaper, StudyPaperModel, StudyPaperRow } from "../../study-paper.ts";
import { cleanText } from "../../text/clean.ts";

const NAME = 160;
const QUESTION = 400;
const SERVED = 80;
/** Longer lists come from hostile hands only; the rest is left out. */
const MAX_ROWS = 200;
const MAX_NOTES = 30;

/** The report ready for setting: every text is one clean line of bounded length. */
export function cleanStudy(paper: StudyPaper): StudyPaper {
  const named = <Named extends { readonly name: string }>(row: Named) => ({
    ...row,
    name: cleanText(row.name, NAME),
  });
  return {
    ...paper,
    question: cleanText(paper.question, QUESTION),
    goal: cleanText(paper.goal),
    sentence: cleanText(paper.sentence),
    method: cleanText(paper.method),
    volatility: paper.volatility === null ? null : cleanText(paper.volatility),
    notes: paper.notes.slice(0, MAX_NOTES).map((note) => cleanText(note)),
    rows: paper.rows.slice(0, MAX_ROWS).map(cleanRow),
    models: paper.models.map(cleanModel),
    lifts: paper.lifts.slice(0, MAX_ROWS).map(named),
    mentions: paper.mentions.slice(0, MAX_ROWS).map(named),
  };
}

function cleanRow(row: StudyPaperRow): StudyPaperRow {
  return { ...row, name: cleanText(row.name, NAME), domain: cleanText(row.domain, NAME) };
}

function cleanModel(model: StudyPaperModel): StudyPaperModel {
  const served = model.served.slice(0, MAX_NOTES).map((version) => cleanText(version, SERVED));
  return { ...model, modelName: cleanText(model.modelName, NAME), served };
}
