import { isDeepStrictEqual } from "node:util";
import {
  type Charge,
  type Connection,
  hold,
  insertPaidRun,
  newId,
  pay,
  payInFull,
  type Run,
  readRunEvents,
  type Tables,
} from "@standings/database";
import {
  type CensorReason,
  creditsNeeded,
  type Funding,
  type RunEvent,
  type RunKind,
  type RunRequest,
} from "@standings/domain";
import type { Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { getBalanceOf } from "../credits/get-balance.ts";
import { ServiceError } from "../errors.ts";
import type { RunProgress } from "./kind-of-run.ts";
import { allowanceLimits } from "./pay-for-run.ts";

/** What has to pay before a run begins. */
export type Terms =
  /** All of it, as `payInFull` decides, or as `hold` does for what is given back by rounds. */
  | { readonly by: "payment" | "hold"; readonly cost: number; readonly apiTokenId: string | null }
  /** As `pay` decides: one of the day's previews shows a censored result, and says why. */
  | {
      readonly by: "payment_or_preview";
      readonly cost: number;
      readonly apiTokenId: string | null;
      readonly censorReason: CensorReason;
    }
  /** Nothing: a visit or a discovery has paid for it, or it is a draft. */
  | { readonly by: "nothing"; readonly funding: Funding };

export interface StartOrder {
  readonly userId: string;
  readonly kind: RunKind;
  readonly clientRunId: string;
  /** The request in its stored form. */
  readonly request: RunRequest;
  readonly isPrivate: boolean;
  readonly terms: Terms;
}

/** A run with its first events. */
export interface BegunRun extends RunProgress {
  /** The account's balance after what paid. */
  readonly remainingCredits: number;
}

interface Payment {
  readonly funding: Funding;
  /** Credits that were taken. */
  readonly cost: number;
  readonly censorReason: CensorReason | null;
}

/**
 * Charges for a run and writes it with its first events, in a transaction that holds the account's lock or that of what pays.
 * The caller executes it after the commit, with its progress. `start-run.ts` does the same for rankings in one statement. Throws
 * INSUFFICIENT_CREDITS with the documented fields.
 */
export async function startRunIn(
  tx: Transaction<Tables>,
  services: ServiceContext,
  { userId, kind, clientRunId, request, isPrivate, terms }: StartOrder,
): Promise<BegunRun> {
  const { executor, kindsOfRuns, settings } = services;
  const { begin, chargeReason } = kindsOfRuns[kind];
  const id = newId();
  const at = services.now();
  const paid = await settle(tx, services, terms, { userId, reason: chargeReason, reference: id, at });
  const [start, ...rest] = begin(services, { runId: id, request, startedAt: at.toISOString() });
  const { run, balance: remainingCredits } = await insertPaidRun(tx, {
    ...{ id, userId, kind, clientRunId, request, isPrivate, at, events: [start, ...rest] },
    ...{ isSandbox: settings.modelsAreSandbox, cost: paid.cost, funding: paid.funding },
    ...{ censorReason: paid.censorReason, owner: executor.id, leaseMs: settings.patience.lease.ms },
  });
  return { run, events: [{ ...start, remainingCredits } as RunEvent, ...rest], remainingCredits };
}

async function settle(
  tx: Transaction<Tables>,
  { settings }: ServiceContext,
  terms: Terms,
  charged: Omit<Charge, "cost" | "apiTokenId">,
): Promise<Payment> {
  if (terms.by === "nothing") return { funding: terms.funding, cost: 0, censorReason: null };
  const { cost, apiTokenId } = terms;
  const charge = { ...charged, cost, apiTokenId };
  const limits = allowanceLimits(settings);
  if (terms.by === "payment_or_preview") {
    const { funding } = (await pay(tx, charge, limits)) ?? { funding: "none" };
    if (funding === "none") throw await outOfCredits(tx, charge.userId, cost);
    const censorReason = funding === "preview" ? terms.censorReason : null;
    return { funding, cost: creditsTaken(funding, cost), censorReason };
  }
  const funding = await (terms.by === "hold" ? hold : payInFull)(tx, charge, limits);
  if (funding === null) throw await outOfCredits(tx, charge.userId, cost);
  return { funding, cost: creditsTaken(funding, cost), censorReason: null };
}

/** Credits that were taken for units that a means pays. */
export function creditsTaken(funding: Funding, units: number): number {
  return funding === "credits" ? units : 0;
}

/** The documented refusal: what there is, and what is needed for `cost` credits. */
export async function outOfCredits(db: Connection, userId: string, cost: number): Promise<ServiceError> {
  const currentCredits = await getBalanceOf(db, userId);
  const fields = {
    errorType: "insufficient_credits",
    currentCredits,
    creditsRequired: creditsNeeded(cost),
  };
  return new ServiceError("INSUFFICIENT_CREDITS", { fields });
}

/**
 * The run that a client started under its id; undefined when there is none. Throws RUN_CHANGED when it was asked something
 * else, as `isSame` tells it.
 */
export async function findStarted<Asked = RunRequest>(
  db: Connection,
  {
    userId,
    clientRunId,
    kind,
    request,
  }: Pick<StartOrder, "userId" | "clientRunId" | "kind"> & { readonly request: Asked },
  isSame: (known: RunRequest, asked: Asked) => boolean = isDeepStrictEqual,
): Promise<Run | undefined> {
  const run = await db
    .selectFrom("runs")
    .selectAll()
    .where("user_id", "=", userId)
    .where("client_run_id", "=", clientRunId)
    .executeTakeFirst();
  if (run && !(run.kind === kind && isSame(run.request, request))) throw new ServiceError("RUN_CHANGED");
  return run;
}

/** The balance that the first start of a run told, whatever has happened to it since. */
export async function balanceAtStart(db: Connection, runId: string): Promise<number> {
  const [start] = await readRunEvents(db, runId);
  return start?.type === "start" ? start.remainingCredits : 0;
}
