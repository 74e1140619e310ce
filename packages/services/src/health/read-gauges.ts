import { sql } from "kysely";
import { readLedgerDrift } from "../credits/check-ledger.ts";
import { ServiceError } from "../errors.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";

/** State of the whole product, for monitoring. */
export interface Gauges {
  readonly runsOpen: number;
  /** Open, and worked on by nobody for a minute, or broken off by whoever did, again and again. */
  readonly runsStalled: number;
  /** Due, and not begun. */
  readonly jobsWaiting: number;
  /** Of the last day; their attempts all failed. */
  readonly jobsGivenUp: number;
  /** Of the last day; their address does not exist. */
  readonly mailsRefused: number;
  readonly ledgerDrift: number;
}

/** Broken off more often, a run needs somebody to look at it. */
const MOST_INTERRUPTIONS = 2;

/** Each from an index or a small table. */
export async function readGauges(request: ServiceRequest): Promise<Gauges> {
  const { db } = requireSystem(request);
  const { rows } = await sql<Omit<Gauges, "ledgerDrift">>`
    select
      (select count(*)::integer from runs where status = 'running') as "runsOpen",
      (select count(*)::integer from runs where status = 'running'
        and (lease_until < now() - interval '1 minute' or interruptions > ${MOST_INTERRUPTIONS})) as "runsStalled",
      (select count(*)::integer from graphile_worker.jobs
        where locked_at is null and run_at < now() and attempts < max_attempts) as "jobsWaiting",
      count(*) filter (where reason = 'given_up')::integer as "jobsGivenUp",
      count(*) filter (where reason = 'refused')::integer as "mailsRefused"
    from failed_jobs where failed_at > now() - interval '1 day'
  `.execute(db);
  const [gauges] = rows;
  if (!gauges) throw new Error("No figures");
  return { ...gauges, ledgerDrift: (await readLedgerDrift(request)).length };
}

/** Throws when the database does not answer, and DATABASE_UNAVAILABLE when it takes no writes. */
export async function checkDatabase(request: ServiceRequest): Promise<void> {
  const { db } = requireSystem(request);
  const { rows } = await sql<{ refuses: boolean }>`
    select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as refuses
  `.execute(db);
  if (rows[0]?.refuses !== false)
    throw new ServiceError("DATABASE_UNAVAILABLE", { message: "the database takes no writes" });
}
