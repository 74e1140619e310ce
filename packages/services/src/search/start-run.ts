import { newId, type Tables } from "@standings/database";
import { modelName, type RunEvent } from "@standings/domain";
import { type Selectable, sql } from "kysely";
import type { ServiceContext, Viewer } from "../context.ts";
import { getBalance } from "../credits/get-balance.ts";
import { ServiceError } from "../errors.ts";
import { LEASE_SECONDS } from "./lease.ts";
import { checkRunRequest, RUN_COST, type RunRequest } from "./run-request.ts";

export interface StartedRun {
  /** Run id and, once saved, search id. */
  readonly searchId: string;
  readonly remainingCredits: number;
  /** ISO 8601. */
  readonly createdAt: string;
}

type Run = Selectable<Tables["runs"]>;

const UNIQUE_VIOLATION = "23505";

/**
 * Starts a company ranking, or finds the run this client already started under the same `clientRunId`.
 * Debit, ledger entry, run and first events are one statement; the work begins when it has committed
 * (architecture §3). Throws INVALID_PROMPT, INVALID_MODEL, RUN_CHANGED (same id, other request). Out of credits
 * is no error: the run then ends without asking a model.
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
    if (!isTaken(error)) throw error;
    return findStartedRun(context, viewer, checked);
  }
}

/** The unique index refused this client run id, and with it the whole statement, debit included. */
function isTaken(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error) || !("constraint" in error)) return false;
  return error.code === UNIQUE_VIOLATION && error.constraint === "runs_user_id_client_run_id_key";
}

interface InsertedRun {
  readonly run: Run;
  readonly remainingCredits: number;
  readonly events: RunEvent[];
}

async function insertRun(
  { db, executor, settings }: ServiceContext,
  viewer: Viewer,
  { clientRunId, prompt, models, webSearch, isPrivate }: RunRequest,
): Promise<InsertedRun> {
  const id = newId();
  const startedAt = new Date();
  const named = models.map((modelId) => ({ modelId, modelName: modelName(modelId) }));
  const start = { type: "start", searchId: id, models: named, startedAt: startedAt.toISOString() } as const;
  const modelStarts = named.map((model): RunEvent => {
    return { type: "model_start", ...model, startedAt: startedAt.toISOString() };
  });
  const { rows } = await sql<Run & { remaining_credits: number }>`
    with debit as (
      update users set credits = credits - ${RUN_COST}
      where id = ${viewer.userId} and credits >= ${RUN_COST}
      returning credits
    ), entry as (
      insert into ledger_entries (user_id, delta, balance, reason, reference)
      select ${viewer.userId}, ${-RUN_COST}::integer, credits, 'search', ${id}::text from debit
    ), run as (
      insert into runs (id, user_id, kind, client_run_id, prompt, models, web_search, is_private, is_sandbox,
        cost, was_censored, censor_reason, last_seq, lease_owner, lease_until, created_at)
      select ${id}::uuid, ${viewer.userId}::uuid, 'company', ${clientRunId}, ${prompt}, ${[...models]}::text[],
        ${webSearch}::boolean,
        coalesce(${isPrivate ?? null}::boolean, (select private_by_default from users where id = ${viewer.userId})),
        ${settings.modelsAreSandbox}::boolean,
        case when debit is null then 0 else ${RUN_COST}::integer end, debit is null,
        case when debit is null then 'no_credits' end, ${1 + modelStarts.length}::integer,
        ${executor.id}::uuid, now() + make_interval(secs => ${LEASE_SECONDS}), ${startedAt}::timestamptz
      from (values (1)) as one left join debit on true
      returning *
    ), balance as (
      select coalesce((select credits from debit), (select credits from users where id = ${viewer.userId})) as credits
    ), events as (
      insert into run_events (run_id, seq, event)
      select ${id}::uuid, 1, (${JSON.stringify(start)}::jsonb || jsonb_build_object('remainingCredits', credits))::json
      from balance
      union all
      select ${id}::uuid, 1 + position, event
      from json_array_elements(${JSON.stringify(modelStarts)}::json) with ordinality as item (event, position)
    )
    select run.*, balance.credits as remaining_credits from run, balance
  `.execute(db);
  const [row] = rows;
  if (!row) throw new ServiceError("AUTHENTICATION_REQUIRED");
  const { remaining_credits: remainingCredits, ...run } = row;
  return { run, remainingCredits, events: [{ ...start, remainingCredits }, ...modelStarts] };
}

async function findStartedRun(
  { db }: ServiceContext,
  viewer: Viewer,
  request: RunRequest,
): Promise<StartedRun> {
  const run = await db
    .selectFrom("runs")
    .selectAll()
    .where("user_id", "=", viewer.userId)
    .where("client_run_id", "=", request.clientRunId)
    .executeTakeFirstOrThrow();
  const isSame =
    run.prompt === request.prompt &&
    run.web_search === request.webSearch &&
    (request.isPrivate === undefined || run.is_private === request.isPrivate) &&
    run.models.join() === request.models.join();
  if (!isSame) throw new ServiceError("RUN_CHANGED");
  const remainingCredits = await getBalance(db, viewer.userId);
  return { searchId: run.id, remainingCredits, createdAt: run.created_at.toISOString() };
}
