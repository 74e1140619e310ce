import {
  type BrandVisit,
  keepVisitFindings,
  type PromptOfVisit,
  readRunEvents,
  type Tables,
} from "@standings/database";
import type { StudyState } from "@standings/domain";
import type { Transaction } from "kysely";
import { stateOf } from "../../studies/study-run.ts";
import { dropFiguresBefore } from "../names/figures-before.ts";
import { addUpMentions, readPlainAnswers, readPlainTexts } from "./plain-mentions.ts";
import { type Asked, rollUp } from "./roll-up.ts";

/** A prompt of a visit whose study has ended, with the names that the brand's figures are counted by, which are held. */
export interface AnsweredPrompt extends Asked {
  readonly visit: BrandVisit;
  readonly promptId: string;
  readonly runId: string;
}

/** Keeps what a study of a visit found, of which nothing is kept yet. Returns its state. */
export async function addUpAnswers(
  tx: Transaction<Tables>,
  { visit, promptId, runId, ...asked }: AnsweredPrompt,
): Promise<StudyState> {
  const state = stateOf(await readRunEvents(tx, runId));
  const { figures, sources, searches, ...sums } = rollUp(state.answers, visit, asked);
  const plain = readPlainAnswers(state.answers, await readPlainTexts(tx, runId, state.answers), asked);
  await keepVisitFindings(tx, promptOf(visit, promptId), {
    ...{ asked: sums, figures, sources, mentions: addUpMentions(plain, visit, asked) },
    searches: searches.map(({ modelId, ...counts }) => ({ ...counts, model_id: modelId })),
  });
  return state;
}

/** Removes what is kept of a prompt of a visit. */
export async function dropFindings(
  tx: Transaction<Tables>,
  { visit, promptId }: Pick<AnsweredPrompt, "visit" | "promptId">,
): Promise<void> {
  await dropFiguresBefore(tx, promptOf(visit, promptId));
  // A recount that has added up what the study had said before is to do it again.
  for (const table of [...TABLES, "brand_recounts"] as const)
    await tx.deleteFrom(table).where("visit_id", "=", visit.id).where("prompt_id", "=", promptId).execute();
}

const TABLES = ["visit_figures", "visit_mentions", "visit_sources", "visit_searches"] as const;

function promptOf({ id, brand_id }: BrandVisit, prompt_id: string): PromptOfVisit {
  return { brand_id, visit_id: id, prompt_id };
}
