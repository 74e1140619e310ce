import { newId, type Tables } from "@standings/database";
import { allowancePeriod, describeColumn, type RunEvent } from "@standings/domain";
import { type Selectable, sql } from "kysely";
import type { ServiceContext, Viewer } from "../context.ts";
import { isTaken } from "../database-errors.ts";
import { ServiceError } from "../errors.ts";
import { LEASE_SECONDS } from "./lease.ts";
import { type CheckedRunRequest, checkRunRequest, RUN_COST, type RunRequest } from "./run-request.ts";

export interface StartedRun {
  /** Run id and, once saved, search id. */
  readonly searchId: string;
  readonly remainingCredits: number;
  /** ISO 8601. */
  readonly createdAt: string;
}

type Run = Selectable<Tables["runs"]>;

/**
 * Starts a ranking or a comparison, or finds the run this client already started under the same `clientRunId`.
 * Debit, ledger entry, run and first events are one statement; the work begins when it has committed
 * (architecture §3). What pays is settled in the same statement: a plan, a credit, the day's allowance of
 * censored previews, or nothing: then no model is asked (decisions "Credits"). Throws INVALID_PROMPT,
 * INVALID_MODEL, RUN_CHANGED (same id, other request).
 */
export async function startRun(
  context: ServiceContext,
  viewer: Viewer,
  request: RunRequest,
): Promise<StartedRun> {
  const checked = checkRunRequest(request);
  try {
    const { run, remainingCredits, events } = await insertRun(context, viewer, checked);
    context.executor.execute(run.id, { progress: { run, events } });
    return { searchId: run.id, remainingCredits, createdAt: run.created_at.toISOString() };
  } catch (error) {
    // The unique index refused the whole statement, debit included.
    if (!isTaken(error, "runs_user_id_client_run_id_key")) throw error;
    return findStartedRun(context, viewer, checked);
  }
}

interface InsertedRun {
  readonly run: Run;
  readonly remainingCredits: number;
  readonly events: RunEvent[];
}

async function insertRun(
  { db, executor, settings }: ServiceContext,
  viewer: Viewer,
  { clientRunId, kind, prompt, prompt2, columns, webSearch, isPrivate }: CheckedRunRequest,
): Promise<InsertedRun> {
  const id = newId();
  const startedAt = new Date();
  const described = columns.map(describeColumn);
  const start = {
    type: "start",
    searchId: id,
    columns: described,
    startedAt: startedAt.toISOString(),
  } as const;
  const modelStarts = described.map((column): RunEvent => {
    return { type: "model_start", ...column, startedAt: startedAt.toISOString() };
  });
  const { rows } = await sql<Run & { remaining_credits: number }>`
    with payer as (
      select id, subscription_status as plan, private_by_default, credits from users where id = ${viewer.userId}
    ), debit as (
      update users set credits = credits - ${RUN_COST}
      where id = ${viewer.userId} and credits >= ${RUN_COST} and subscription_status not in ('pro', 'business')
      returning credits
    ), entry as (
      insert into ledger_entries (user_id, delta, balance, reason, reference)
      select ${viewer.userId}, ${-RUN_COST}::integer, credits, 'search', ${id}::text from debit
    ), analysis as (
      insert into allowances (user_id, kind, period, used)
      select id, 'pro_analyses', ${allowancePeriod("pro_analyses", startedAt)}::date, 1 from payer
      where plan = 'pro' and ${settings.proMonthlyAnalyses}::integer > 0
      on conflict (user_id, kind, period) do update set used = allowances.used + 1
        where allowances.used < ${settings.proMonthlyAnalyses}
      returning used
    ), preview as (
      insert into allowances (user_id, kind, period, used)
      select id, 'censored_previews', ${allowancePeriod("censored_previews", startedAt)}::date, 1 from payer
      where plan <> 'business' and ${settings.censoredPreviewsPerDay}::integer > 0
        and not exists (select from debit) and not exists (select from analysis)
      on conflict (user_id, kind, period) do update set used = allowances.used + 1
        where allowances.used < ${settings.censoredPreviewsPerDay}
      returning used
    ), funded as (
      select payer.*, coalesce((select credits from debit), payer.credits) as balance, case
        when exists (select from debit) then 'credits'
        when plan = 'business' then 'business'
        when exists (select from analysis) then 'pro'
        when exists (select from preview) then 'preview'
        else 'none' end as funding
      from payer
    ), run as (
      insert into runs (id, user_id, kind, client_run_id, prompt, prompt2, columns, web_search, is_private, is_sandbox,
        cost, funding, was_censored, censor_reason, last_seq, lease_owner, lease_until, created_at)
      select ${id}::uuid, id, ${kind}, ${clientRunId}, ${prompt}, ${prompt2}, ${[...columns]}::text[],
        ${webSearch}::boolean, coalesce(${isPrivate ?? null}::boolean, private_by_default),
        ${settings.modelsAreSandbox}::boolean, case funding when 'credits' then ${RUN_COST}::integer else 0 end, funding,
        funding in ('preview', 'none'),
        case when funding in ('preview', 'none') then
          case plan when 'pro' then 'pro_limit_exceeded' else 'no_credits' end
        end,
        ${1 + modelStarts.length}::integer,
        ${executor.id}::uuid, now() + make_interval(secs => ${LEASE_SECONDS}), ${startedAt}::timestamptz
      from funded
      returning *
    ), events as (
      insert into run_events (run_id, seq, event)
      select ${id}::uuid, 1, (${JSON.stringify(start)}::jsonb || jsonb_build_object('remainingCredits', balance))::json
      from funded
      union all
      select ${id}::uuid, 1 + position, event
      from json_array_elements(${JSON.stringify(modelStarts)}::json) with ordinality as item (event, position)
    )
    select run.*, funded.balance as remaining_credits from run, funded
  `.execute(db);
  const [row] = rows;
  if (!row) throw new ServiceError("AUTHENTICATION_REQUIRED");
  const { remaining_credits: remainingCredits, ...run } = row;
  return { run, remainingCredits, events: [{ ...start, remainingCredits }, ...modelStarts] };
}

/** Answers as the first start did, whatever has happened to the balance since. */
async function findStartedRun(
  { db }: ServiceContext,
  viewer: Viewer,
  request: CheckedRunRequest,
): Promise<StartedRun> {
  const run = await db
    .selectFrom("runs")
    .selectAll()
    .where("user_id", "=", viewer.userId)
    .where("client_run_id", "=", request.clientRunId)
    .executeTakeFirstOrThrow();
  const isSame =
    run.kind === request.kind &&
    run.prompt === request.prompt &&
    run.prompt2 === request.prompt2 &&
    run.web_search === request.webSearch &&
    (request.isPrivate === undefined || run.is_private === request.isPrivate) &&
    run.columns.join() === request.columns.join();
  if (!isSame) throw new ServiceError("RUN_CHANGED");
  const { event } = await db
    .selectFrom("run_events")
    .select("event")
    .where("run_id", "=", run.id)
    .where("seq", "=", 1)
    .executeTakeFirstOrThrow();
  const remainingCredits = event.type === "start" ? event.remainingCredits : 0;
  return { searchId: run.id, remainingCredits, createdAt: run.created_at.toISOString() };
}
