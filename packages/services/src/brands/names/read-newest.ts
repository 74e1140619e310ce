import { type Brand, type Connection, readRunEvents } from "@standings/database";
import { marketCodeOf, type OfMarket, type StudyAnswerEvent } from "@standings/domain";
import { readKeys, type StudyKeys } from "../../studies/study-keys.ts";
import { stateOf } from "../../studies/study-run.ts";
import { chosenMarket } from "../markets.ts";

/** Answers that a preview and suggestions look at, about. */
const NEWEST = 500;
/** Studies that are read for them at most, and at once. */
const MOST_STUDIES = 200;
const AT_ONCE = 10;

/** A study of the newest visits with its answers that are lists. */
export interface NewestStudy {
  readonly studyId: string;
  readonly question: string;
  readonly keys: StudyKeys;
  readonly answers: readonly StudyAnswerEvent[];
}

/**
 * The newest answers to the open questions of a market of a brand, whole studies, the newest first; `NEWEST` answers at most.
 * Throws INVALID_MARKET.
 */
export async function readNewest(db: Connection, brand: Brand, wanted: OfMarket): Promise<NewestStudy[]> {
  const market = marketCodeOf(chosenMarket(brand, wanted));
  const studies = await db
    .selectFrom("visit_prompts as asked")
    .innerJoin("brand_visits as visit", "visit.id", "asked.visit_id")
    .innerJoin("brand_prompts as prompt", "prompt.id", "asked.prompt_id")
    .select(["asked.run_id", "prompt.prompt", "visit.models"])
    .where("visit.brand_id", "=", brand.id)
    .where("visit.market", "is not distinct from", market)
    .where("asked.state", "=", "done")
    .where("prompt.kind", "=", "open")
    .where("asked.run_id", "is not", null)
    .orderBy("visit.due_at", "desc")
    .orderBy("asked.position")
    .limit(MOST_STUDIES)
    .execute();
  const read: NewestStudy[] = [];
  let left = NEWEST;
  for (let from = 0; from < studies.length && left > 0; from += AT_ONCE) {
    const some = await Promise.all(
      studies.slice(from, from + AT_ONCE).map(async ({ run_id, prompt, models }) => {
        const studyId = run_id ?? "";
        const all = stateOf(await readRunEvents(db, studyId)).answers;
        const lists = all.filter(
          ({ outcome, modelId }) =>
            (outcome === "listed" || outcome === "nobody") && models.includes(modelId),
        );
        return { studyId, question: prompt, keys: readKeys(all, "company"), answers: lists };
      }),
    );
    for (const study of some) {
      const answers = study.answers.slice(0, left);
      left -= answers.length;
      if (answers.length > 0) read.push({ ...study, answers });
    }
  }
  return read;
}
