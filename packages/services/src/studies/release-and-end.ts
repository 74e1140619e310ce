import {
  type Connection,
  inTransaction,
  lockUnchangedRun,
  type RunEnd,
  returnAllowance,
  type Tables,
  withRunEnd,
} from "@standings/database";
import { type RawBuilder, sql, type Transaction } from "kysely";
import { giveCredits } from "../billing/account-credits.ts";
import type { ServiceContext } from "../context.ts";
import { type RunProgress, runEnd } from "../runs/kind-of-run.ts";
import { asStudyRun, holdOf, holdReference, type StudyHold, type StudyRun } from "./study-run.ts";

/**
 * Ends a study that found something: gives back what its rounds did not use, once for each time it went on, and tells the
 * pages of its companies; in one transaction, and one statement where all was used. Returns the owner's balance; undefined when
 * the run has changed since. Where something is given back it throws LeaseLostError.
 */
export function releaseAndEnd(services: ServiceContext, progress: RunProgress): Promise<number | undefined> {
  const run = asStudyRun(progress.run);
  const end = runEnd(services, progress);
  const hold = holdOf(progress.events, run);
  if (hold.held <= hold.used || run.funding === "visit") return endWith(services.db, end);
  return inTransaction(services.db, async (tx) => {
    if (!(await lockUnchangedRun(tx, end))) return undefined;
    await release(tx, run, hold);
    return endWith(tx, end);
  });
}

async function endWith(db: Connection, end: RunEnd): Promise<number | undefined> {
  const owner = await withRunEnd(db, end)
    .with("study", (query) =>
      query
        .updateTable("studies")
        .from("run")
        .set({ held: 0 })
        .whereRef("run_id", "=", "run.id")
        .returning("run_id"),
    )
    .with("companies", () => companiesOf(sql`(select id from run)`))
    .with("kept", () => keepCompanies())
    .with("dropped", () => dropOthers(sql`(select id from run)`))
    .selectFrom("owner")
    .select("owner.credits")
    .executeTakeFirst();
  return owner?.credits;
}

async function release(
  tx: Transaction<Tables>,
  { id, user_id: userId, funding }: StudyRun,
  { number, held, used, begunAt }: StudyHold,
): Promise<void> {
  const unused = held - used;
  if (funding === "pro") await returnAllowance(tx, { userId, kind: "pro_analyses" }, begunAt, unused);
  if (funding !== "credits") return;
  const reference = holdReference(id, number);
  await giveCredits(tx, { userId, delta: unused, reason: "study_release", reference });
}

/** Keeps the companies of an ended study for their pages, in the place of what was kept before. */
export async function saveCompanies(tx: Transaction<Tables>, { id }: Pick<StudyRun, "id">): Promise<void> {
  const run = sql<string>`${id}::uuid`;
  await tx
    .with("companies", () => companiesOf(run))
    .with("kept", () => keepCompanies())
    .with("dropped", () => dropOthers(run))
    .selectFrom("companies")
    .select("domain")
    .execute();
}

/** Companies of a study that have a domain, in the answers of the models that count. */
function companiesOf(run: RawBuilder<string>) {
  return sql<{ domain: string }>`(
    select studies.run_id, entry->>'key' as domain, findings->'names'->(entry->>'key')->>'name' as name, runs.created_at,
      array(select (model->'rank'->>'answers')::integer from jsonb_array_elements(entry->'byModel')
        with ordinality as told (model, nth) order by nth) as answers,
      array(select (model->'rank'->>'listed')::integer from jsonb_array_elements(entry->'byModel')
        with ordinality as told (model, nth) order by nth) as listed,
      coalesce(findings->'namedInQuestion' ? (entry->>'key'), false) as is_in_question
    from studies join runs on runs.id = studies.run_id,
      jsonb_array_elements(findings->'report'->'entries') as entry
    where studies.run_id = ${run} and ranking = 'company'
      -- Wordings of a topic are not one question.
      and topic_id is null
      -- Pages of companies count what is asked in no market (record 96).
      and coalesce(runs.request->'market', 'null') = 'null'
      and findings->'names'->(entry->>'key')->>'domain' = entry->>'key' and entry->>'key' <> ''
  )`;
}

function keepCompanies() {
  return sql<{ domain: string }>`(
    insert into study_companies (run_id, domain, name, created_at, answers, listed, is_in_question)
    select run_id, domain, name, created_at, answers, listed, is_in_question from companies
    on conflict (run_id, domain) do update set name = excluded.name, answers = excluded.answers, listed = excluded.listed,
      is_in_question = excluded.is_in_question
    returning domain)`;
}

function dropOthers(run: RawBuilder<string>) {
  return sql<{ domain: string }>`(
    delete from study_companies where run_id = ${run} and domain not in (select domain from companies) returning domain)`;
}
