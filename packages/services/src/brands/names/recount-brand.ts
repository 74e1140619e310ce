import { type Brand, inTransaction, isId, readRunEvents, type Tables } from "@standings/database";
import type { Transaction } from "kysely";
import { sql } from "kysely";
import type { JobPayload } from "../../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { stateOf } from "../../studies/study-run.ts";
import { addUpMentions, readPlainAnswers, readPlainTexts } from "../visits/plain-mentions.ts";
import { rollUp } from "../visits/roll-up.ts";
import { lockFigures, readNames } from "./read-names.ts";
import { replaceFigures } from "./replace-figures.ts";

/** Answers of one transaction, about. */
const SLICE = 500;

/**
 * Job: adds up all answers of a brand again by the names that are wanted, a slice in one transaction, and replaces its figures in
 * the last. Figures stay as they were until then. It goes on where another attempt ended, and turns to newer names when there are
 * some.
 */
export async function recountBrand(
  request: ServiceRequest,
  { brandId }: JobPayload<"recount_brand">,
): Promise<void> {
  const { db } = requireSystem(request);
  if (!isId(brandId)) return;
  try {
    while (await inTransaction(db, (tx) => recountSlice(tx, brandId)));
  } catch (error) {
    await db
      .updateTable("brands")
      .set({ recount_failed_at: sql<Date>`now()` })
      .where("id", "=", brandId)
      .whereRef("names_version", "<>", "counted_version")
      .execute();
    throw error;
  }
}

/**
 * The next slice of a recount; the figures, after the last one. Returns whether there is more to do. Nobody adds up answers of the
 * brand meanwhile.
 */
export async function recountSlice(tx: Transaction<Tables>, brandId: string): Promise<boolean> {
  await lockFigures(tx, brandId);
  const brand = await tx
    .selectFrom("brands")
    .selectAll()
    .where("id", "=", brandId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!brand || brand.names_version === brand.counted_version) return false;
  const version = brand.names_version;
  await tx
    .deleteFrom("brand_recounts")
    .where("brand_id", "=", brandId)
    .where("version", "<>", version)
    .execute();
  const studies = await nextStudies(tx, brandId);
  if (studies.length === 0) {
    await replaceFigures(tx, brand);
    return false;
  }
  await addUpAgain(tx, brand, studies);
  return true;
}

/** Studies of a brand's visits that were not added up again. One that was deleted keeps its figures. */
async function nextStudies(tx: Transaction<Tables>, brandId: string) {
  const { rows } = await sql<{
    visit_id: string;
    prompt_id: string;
    run_id: string;
    prompt: string;
    models: Brand["models"];
  }>`
    select visit_id, prompt_id, run_id, prompt, models from (
      select asked.visit_id, asked.prompt_id, asked.run_id, prompt.prompt, visit.models,
        sum((select coalesce(sum(answers), 0) from unnest(asked.answers) as answers))
          over (order by visit.due_at, visit.id, asked.position rows between unbounded preceding and 1 preceding) as before
      from visit_prompts asked
        join brand_visits visit on visit.id = asked.visit_id
        join brand_prompts prompt on prompt.id = asked.prompt_id
      where visit.brand_id = ${brandId} and asked.state = 'done' and asked.run_id is not null
        and not exists (
          select from brand_recounts recount
          where recount.visit_id = asked.visit_id and recount.prompt_id = asked.prompt_id
        )
    ) as waiting
    where coalesce(before, 0) < ${SLICE}
    limit ${SLICE}
  `.execute(tx);
  return rows;
}

async function addUpAgain(
  tx: Transaction<Tables>,
  { id: brand_id, names_version: version }: Brand,
  studies: Awaited<ReturnType<typeof nextStudies>>,
): Promise<void> {
  const names = await readNames(tx, brand_id, version);
  for (const { visit_id, prompt_id, run_id, prompt: question, models } of studies) {
    const { answers: said } = stateOf(await readRunEvents(tx, run_id));
    const asked = { question, names };
    const plain = readPlainAnswers(said, await readPlainTexts(tx, run_id, said), asked);
    const sums = { ...rollUp(said, { models }, asked), mentions: addUpMentions(plain, { models }, asked) };
    const answers = sums.answers.reduce((sum, count) => sum + count, 0);
    await tx
      .insertInto("brand_recounts")
      .values({ brand_id, version, visit_id, prompt_id, answers, sums: JSON.stringify(sums) })
      .execute();
  }
}
