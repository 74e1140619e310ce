import type { CensorReason, Funding, RunEvent, RunKind, RunRequest } from "@standings/domain";
import { sql } from "kysely";
import type { Connection } from "../database.ts";
import { type Places, prepare } from "../prepared.ts";
import type { Run } from "../tables/runs.ts";
import { leaseEnd } from "./leases.ts";
import {
  type AllowanceLimits,
  type Charge,
  type PaymentValues,
  paymentValues,
  withPayment,
} from "./payment.ts";
import { countedUse, type RateLimit, usesOf } from "./rate-limits.ts";
import { toStorableJson } from "./run-log.ts";

export interface NewRun {
  readonly id: string;
  readonly userId: string;
  readonly kind: RunKind;
  readonly clientRunId: string;
  readonly request: RunRequest;
  /** Undefined means the account's own default. */
  readonly isPrivate?: boolean | undefined;
  readonly isSandbox: boolean;
  /** Executor that begins it. */
  readonly owner: string;
  /** How long its lease lasts. */
  readonly leaseMs: number;
  readonly at: Date;
  /** `start`, which gets the balance, and what follows it at once. */
  readonly events: readonly [start: object, ...rest: RunEvent[]];
}

/** A run that was inserted and charged, and its user's balance after it. */
export interface InsertedRun {
  readonly run: Run;
  readonly balance: number;
}

/** Bounds on the runs of one user. */
export interface RunRates {
  readonly starts: RateLimit;
  /** Runs that nothing paid for: started without means, or refunded. */
  readonly unpaid: RateLimit;
}

/** A run that something has paid for already. */
export interface PaidRun extends NewRun {
  readonly isPrivate: boolean;
  /** Credits that were taken. */
  readonly cost: number;
  readonly funding: Funding;
  /** Null: its owner sees all of it. */
  readonly censorReason: CensorReason | null;
}

/** A run that begins as values of its statement. */
interface StartValues extends PaymentValues {
  readonly id: string;
  readonly kind: RunKind;
  readonly clientRunId: string;
  /** JSON. */
  readonly request: string;
  readonly isPrivate: boolean | null;
  readonly isSandbox: boolean;
  readonly owner: string;
  readonly leaseMs: number;
  readonly createdAt: Date;
  /** JSON of the first event, without the balance, and of those that follow. */
  readonly start: string;
  readonly following: string;
  readonly eventCount: number;
  readonly startsKey: string;
  readonly startsAttempts: number;
  readonly startsSeconds: number;
  readonly unpaidKey: string;
  readonly unpaidAttempts: number;
  readonly unpaidSeconds: number;
}

/**
 * Counts, charges and inserts a run with its first events, in one statement; undefined for an unknown user and for
 * one over a limit, who is not charged. A repeated `clientRunId` violates `runs_user_id_client_run_id_key`, which undoes the statement, charge included.
 */
export async function insertRun(
  db: Connection,
  { at, events: [start, ...rest], ...run }: NewRun,
  charge: Charge,
  limits: AllowanceLimits,
  { starts, unpaid }: RunRates,
): Promise<InsertedRun | undefined> {
  const [row] = await startStatement(db, {
    ...paymentValues(charge, limits),
    ...run,
    isPrivate: run.isPrivate ?? null,
    createdAt: at,
    request: JSON.stringify(run.request),
    start: JSON.stringify(start),
    following: JSON.stringify(rest),
    eventCount: 1 + rest.length,
    startsKey: starts.key,
    startsAttempts: starts.attempts,
    startsSeconds: starts.windowSeconds,
    unpaidKey: unpaid.key,
    unpaidAttempts: unpaid.attempts,
    unpaidSeconds: unpaid.windowSeconds,
  });
  if (!row) return undefined;
  const { balance, ...inserted } = row;
  return { run: inserted, balance };
}

const startStatement = prepare<StartValues>("start_run")((db, values) => {
  const { startsKey, startsAttempts, startsSeconds, unpaidKey, unpaidAttempts, unpaidSeconds } = values;
  const at = values.createdAt;
  const starts = { key: startsKey, attempts: startsAttempts, windowSeconds: startsSeconds, at };
  const unpaid = { key: unpaidKey, attempts: unpaidAttempts, windowSeconds: unpaidSeconds, at };
  const onlyIf = sql<boolean>`((select count from counted) <= ${startsAttempts}
    and ${usesOf(unpaid)} < ${unpaidAttempts})`;
  return withPayment(
    db.with("counted", () => countedUse(starts)),
    values,
    onlyIf,
  )
    .with("counted_unpaid", () => countedUse(unpaid, sql`from funded where funding = 'none'`))
    .with("begun", (query) =>
      query
        .selectFrom("funded")
        .selectAll()
        .where(sql<boolean>`coalesce((select count from counted_unpaid), 0) <= ${unpaidAttempts}`),
    )
    .with("run", (query) =>
      query
        .insertInto("runs")
        .columns([...INSERTED_COLUMNS])
        .expression((eb) => eb.selectFrom("begun").select(insertedValues(values)))
        .returning([...RUN_COLUMNS]),
    )
    .with("events", (query) =>
      query
        .insertInto("run_events")
        .columns(["run_id", "seq", "event"])
        .expression((eb) =>
          eb
            .selectFrom("begun")
            .select([
              sql<string>`${values.id}::uuid`.as("run_id"),
              sql<number>`1`.as("seq"),
              sql<string>`(${values.start}::jsonb
                || jsonb_build_object('remainingCredits', begun.balance))::json`.as("event"),
            ])
            .unionAll(followingEvents(values)),
        )
        .returning("seq"),
    )
    .selectFrom(["run", "begun"])
    .select(RUN_COLUMNS.map((column) => `run.${column}` as const))
    .select("begun.balance");
});

interface PaidValues {
  /** JSON. */
  readonly run: string;
  readonly leaseMs: number;
  readonly start: string;
  readonly following: string;
}

/** Inserts a run with its first events, in a transaction in which it was paid for; its user's balance after that. */
export async function insertPaidRun(
  tx: Connection,
  { leaseMs, events: [start, ...rest], at, ...run }: PaidRun,
): Promise<InsertedRun> {
  const [row] = await paidStatement(tx, {
    leaseMs,
    start: toStorableJson(start),
    following: toStorableJson(rest),
    run: JSON.stringify({
      ...{ id: run.id, user_id: run.userId, kind: run.kind, client_run_id: run.clientRunId },
      ...{ request: run.request, is_private: run.isPrivate, is_sandbox: run.isSandbox, cost: run.cost },
      ...{ funding: run.funding, was_censored: run.censorReason !== null, censor_reason: run.censorReason },
      ...{ last_seq: 1 + rest.length, lease_owner: run.owner, created_at: at, paid_at: at },
    }),
  });
  if (!row) throw new Error("A run was inserted for nobody");
  const { balance, ...inserted } = row;
  return { run: inserted, balance };
}

const paidStatement = prepare<PaidValues>("start_paid_run")((db, { run, leaseMs, start, following }) =>
  db
    .with("owner", (query) =>
      query
        .selectFrom("users")
        .select("credits")
        .where("id", "=", sql<string>`(${run}::json->>'user_id')::uuid`),
    )
    .with("run", (query) =>
      query
        .insertInto("runs")
        .columns([...INSERTED_COLUMNS])
        .expression(
          sql`select ${sql.join(INSERTED_COLUMNS.map((column) => (column === "lease_until" ? leaseEnd(leaseMs) : sql.ref(column))))}
            from json_populate_record(null::runs, ${run}::json)`,
        )
        .returning([...RUN_COLUMNS]),
    )
    .with(
      "events",
      () => sql<{ seq: number }>`(
        insert into run_events (run_id, seq, event)
        select run.id, 1, (${start}::jsonb || jsonb_build_object('remainingCredits', owner.credits))::json from run, owner
        union all
        select run.id, 1 + position, event
        from run, json_array_elements(${following}::json) with ordinality as item (event, position)
        returning seq)`,
    )
    .selectFrom(["run", "owner"])
    .select(RUN_COLUMNS.map((column) => `run.${column}` as const))
    .select("owner.credits as balance"),
);

const INSERTED_COLUMNS = [
  "id",
  "user_id",
  "kind",
  "client_run_id",
  "request",
  "is_private",
  "is_sandbox",
  "cost",
  "funding",
  "was_censored",
  "censor_reason",
  "last_seq",
  "lease_owner",
  "lease_until",
  "created_at",
  "paid_at",
] as const;

/** Every column: a prepared statement has to name them. */
const RUN_COLUMNS = [...INSERTED_COLUMNS, "status", "is_refunded", "ended_at", "interruptions"] as const;

function insertedValues(run: Places<StartValues>) {
  return [
    sql<string>`${run.id}::uuid`.as("id"),
    sql<string>`begun.id`.as("user_id"),
    sql<RunKind>`${run.kind}::text`.as("kind"),
    sql<string>`${run.clientRunId}::text`.as("client_run_id"),
    sql<string>`${run.request}::jsonb`.as("request"),
    sql<boolean>`coalesce(${run.isPrivate}::boolean, begun.private_by_default)`.as("is_private"),
    sql<boolean>`${run.isSandbox}::boolean`.as("is_sandbox"),
    sql<number>`case begun.funding when 'credits' then -${run.delta}::integer else 0 end`.as("cost"),
    sql<Funding>`begun.funding`.as("funding"),
    sql<boolean>`begun.funding in ('preview', 'none')`.as("was_censored"),
    sql<Run["censor_reason"]>`case when begun.funding in ('preview', 'none') then
      case begun.plan when 'pro' then 'pro_limit_exceeded' else 'no_credits' end end`.as("censor_reason"),
    sql<number>`${run.eventCount}::integer`.as("last_seq"),
    sql<string>`${run.owner}::uuid`.as("lease_owner"),
    leaseEnd(run.leaseMs).as("lease_until"),
    sql<Date>`${run.createdAt}::timestamptz`.as("created_at"),
    sql<Date>`${run.createdAt}::timestamptz`.as("paid_at"),
  ];
}

/** Rows of the events after the first, from 2 on; none for a run that is not begun. */
function followingEvents({ id, following }: Places<StartValues>) {
  return sql<{ run_id: string; seq: number; event: string }>`
    select ${id}::uuid, 1 + position, event
    from begun, json_array_elements(${following}::json) with ordinality as item (event, position)`;
}
