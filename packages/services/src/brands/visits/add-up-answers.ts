import { type BrandVisit, readRunEvents, type Tables } from "@standings/database";
import type { StudyState } from "@standings/domain";
import type { Transaction } from "kysely";
import { stateOf } from "../../studies/study-run.ts";
import { dropFiguresBefore } from "../names/figures-before.ts";
import { holdCountedNames } from "../names/read-names.ts";
import { addUpMentions, readPlainAnswers, readPlainTexts, replaceMentions } from "./plain-mentions.ts";
import { rollUp } from "./roll-up.ts";

/** A prompt of a visit whose study has ended. */
export interface AnsweredPrompt {
  readonly visit: BrandVisit;
  readonly promptId: string;
  readonly runId: string;
}

/**
 * Keeps what a study of a visit found, in the place of what was kept of it before, by the names that the brand's figures are
 * counted by. Returns its state.
 */
export async function addUpAnswers(
  tx: Transaction<Tables>,
  { visit, promptId, runId }: AnsweredPrompt,
): Promise<StudyState> {
  const state = stateOf(await readRunEvents(tx, runId));
  const { prompt: question } = await tx
    .selectFrom("brand_prompts")
    .select("prompt")
    .where("id", "=", promptId)
    .executeTakeFirstOrThrow();
  const names = await holdCountedNames(tx, visit.brand_id);
  const asked = { question, names };
  const rolledUp = rollUp(state.answers, visit, asked);
  const { figures, sources, searches, standing, searched, ...sums } = rolledUp;
  const of = { brand_id: visit.brand_id, visit_id: visit.id, prompt_id: promptId };
  const plain = readPlainAnswers(state.answers, await readPlainTexts(tx, runId, state.answers), asked);
  await tx
    .updateTable("visit_prompts")
    .set({ ...sums, searched: JSON.stringify(searched), standing: JSON.stringify(standing), state: "done" })
    .where("visit_id", "=", visit.id)
    .where("prompt_id", "=", promptId)
    .execute();
  await dropFiguresBefore(tx, of);
  await replaceMentions(tx, of, addUpMentions(plain, visit, asked));
  // A recount that has added up what the study had said before is to do it again.
  for (const table of ["visit_figures", "visit_sources", "visit_searches", "brand_recounts"] as const)
    await tx.deleteFrom(table).where("visit_id", "=", visit.id).where("prompt_id", "=", promptId).execute();
  await tx
    .insertInto("visit_figures")
    .values(figures.map(({ called, ...figure }) => ({ ...of, ...figure, called: JSON.stringify(called) })))
    .execute();
  if (sources.length > 0) {
    await tx
      .insertInto("visit_sources")
      .values(
        sources.map(({ lists, pages, ...source }) => ({
          ...of,
          ...source,
          lists: JSON.stringify(lists),
          pages: JSON.stringify(pages),
        })),
      )
      .execute();
  }
  if (searches.length > 0)
    await tx
      .insertInto("visit_searches")
      .values(
        searches.map(({ modelId, queries, ...counts }) => ({
          ...{ ...of, ...counts, model_id: modelId },
          queries: JSON.stringify(queries),
        })),
      )
      .execute();
  return state;
}
