import { type Brand, type BrandVisit, readRunEvents, type Tables } from "@standings/database";
import type { StudyState } from "@standings/domain";
import type { Transaction } from "kysely";
import { stateOf } from "../../studies/study-run.ts";
import { rollUp } from "./roll-up.ts";

/** A prompt of a visit whose study has ended. */
export interface AnsweredPrompt {
  readonly visit: BrandVisit;
  readonly brand: Brand;
  readonly promptId: string;
  readonly runId: string;
}

/** Keeps what a study of a visit found, in the place of what was kept of it before. Returns its state. */
export async function addUpAnswers(
  tx: Transaction<Tables>,
  { visit, brand, promptId, runId }: AnsweredPrompt,
): Promise<StudyState> {
  const state = stateOf(await readRunEvents(tx, runId));
  const { figures, sources, standing, searched, ...sums } = rollUp(state.answers, visit, brand);
  const of = { brand_id: brand.id, visit_id: visit.id, prompt_id: promptId };
  await tx
    .updateTable("visit_prompts")
    .set({ ...sums, searched: JSON.stringify(searched), standing: JSON.stringify(standing), state: "done" })
    .where("visit_id", "=", visit.id)
    .where("prompt_id", "=", promptId)
    .execute();
  for (const table of ["visit_figures", "visit_sources"] as const)
    await tx.deleteFrom(table).where("visit_id", "=", visit.id).where("prompt_id", "=", promptId).execute();
  await tx
    .insertInto("visit_figures")
    .values(figures.map((figure) => ({ ...of, ...figure })))
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
  return state;
}
