import { insertRun, newId, numberEvents, type Run } from "@standings/database";
import type { RunEvent, RunKind, RunRequest } from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { isOverDailyCredits, isTaken, ServiceError } from "../errors.ts";
import { checkRunRates, runRates } from "../limits/rate-limit.ts";
import { spenderOf, type Viewer } from "../request.ts";
import type { RunProgress } from "./kind-of-run.ts";
import { allowanceLimits } from "./pay-for-run.ts";
import type { RunNews } from "./read-run-news.ts";
import { balanceAtStart, findStarted } from "./start-run-in.ts";

export interface RunOrder {
  readonly kind: RunKind;
  /** 1 to 100 characters, chosen by the client; repeated, it gives the same run. */
  readonly clientRunId: string;
  /** The request in its stored form. */
  readonly request: RunRequest;
  /** Undefined means the account's own default. */
  readonly isPrivate?: boolean | undefined;
}

export interface StartedRun {
  /** Run id and, once saved, search id. */
  readonly searchId: string;
  readonly remainingCredits: number;
  /** ISO 8601. */
  readonly createdAt: string;
}

/**
 * Starts a run, or finds the one this client already started under the same `clientRunId`. Charge, ledger entry,
 * run and first events are one statement; the work begins when it has committed (architecture §3). What pays is
 * settled in the same statement: a plan, a credit, one of the day's censored previews, or nothing, and then no
 * model is asked (decisions "Credits"). Throws RUN_CHANGED (same id, other request), TOO_MANY_REQUESTS or TOKEN_LIMIT.
 */
export async function startRun(
  services: ServiceContext,
  viewer: Viewer,
  order: RunOrder,
): Promise<StartedRun> {
  try {
    return await beginRun(services, viewer, order);
  } catch (error) {
    // The unique index refused the whole statement, charge included; so did the token's limit.
    if (!isTaken(error, "runs_user_id_client_run_id_key") && !isOverDailyCredits(error)) throw error;
    const known = await findStartedRun(services, viewer, order);
    if (!known) throw error;
    return known;
  }
}

async function beginRun(services: ServiceContext, viewer: Viewer, order: RunOrder): Promise<StartedRun> {
  const { userId } = viewer;
  const { kind, clientRunId, request, isPrivate } = order;
  const { db, executor, kindsOfRuns, settings, watcher } = services;
  const { cost, chargeReason, begin } = kindsOfRuns[kind];
  const id = newId();
  const at = services.now();
  const events = begin(services, { runId: id, request, startedAt: at.toISOString() });
  const inserted = await insertRun(
    db,
    {
      id,
      userId,
      kind,
      clientRunId,
      request,
      isPrivate,
      at,
      events,
      isSandbox: settings.modelsAreSandbox,
      owner: executor.id,
      leaseMs: settings.patience.lease.ms,
    },
    { userId, cost, reason: chargeReason, reference: id, apiTokenId: spenderOf(viewer), at },
    allowanceLimits(settings),
    runRates(services, userId),
  );
  if (!inserted) return findUnstarted(services, viewer, order);
  const { run, balance } = inserted;
  const [start, ...rest] = events;
  const progress = { run, events: [{ ...start, remainingCredits: balance } as RunEvent, ...rest] };
  // What a censored run shows is decided when it is read.
  if (!run.was_censored) watcher.begin(run.id, newsOf(progress));
  executor.execute(run.id, { progress });
  return toStarted(run, balance);
}

function newsOf({ run, events }: RunProgress): RunNews {
  const { user_id: userId, kind, last_seq: lastSeq } = run;
  const logged = numberEvents(events, 0);
  return { userId, kind, lastSeq, events: logged, hasEnded: false, isCensored: false };
}

/** A start that inserted nothing: over a limit a known run is still found; else there is no such account. */
async function findUnstarted(services: ServiceContext, viewer: Viewer, order: RunOrder): Promise<StartedRun> {
  const known = await findStartedRun(services, viewer, order);
  if (known) return known;
  await checkRunRates(services, viewer.userId);
  throw new ServiceError("AUTHENTICATION_REQUIRED");
}

/** Answers as the first start did, whatever has happened to the balance or the privacy since. */
async function findStartedRun(
  { db }: ServiceContext,
  { userId }: Viewer,
  order: RunOrder,
): Promise<StartedRun | undefined> {
  const run = await findStarted(db, { ...order, userId });
  return run && toStarted(run, await balanceAtStart(db, run.id));
}

function toStarted(run: Run, remainingCredits: number): StartedRun {
  return { searchId: run.id, remainingCredits, createdAt: run.created_at.toISOString() };
}
