import { CONNECT_TIMEOUT_MS, type HeavyPatience, LEASE_MS, type LeaseTimes } from "@standings/database";
import { BACKOFF_MS } from "@standings/models";

/** How long the product waits for others, and how often it looks and tries again: milliseconds, all of it set in one place. */
export interface Patience {
  /** Longest time one model may take. */
  readonly modelDeadlineMs: number;
  /** Wait before a failed call of a model is made again; doubles. */
  readonly modelBackoffMs: number;
  /** Wait of a request for a connection to the database. */
  readonly connectMs: number;
  /** Answer to a statement of a request or a run; then the database counts as away, and the connection is given up. */
  readonly queryMs: number;
  /** The same of a job, whose statements may count everything, or wait for a job that does. */
  readonly jobQueryMs: number;
  /** What `/readyz` and `/metrics` wait for the database. */
  readonly readyMs: number;
  readonly heavyReads: HeavyPatience;
  /** Leases of runs and of reading a site. */
  readonly lease: LeaseTimes;
  /** Signals can be lost, so the catalogue of models is looked at this often: one row. */
  readonly catalogueLookMs: number;
  /** The same of all runs that are followed, in one statement. */
  readonly followLookMs: number;
  /** Ended searches are counted this long after the first of them, together. */
  readonly countAfterMs: number;
  /** What a model said is stored again this often while the database cannot write. */
  readonly storeAgainMs: number;
  /** How long a public page may lag behind what was saved since. */
  readonly pageFreshMs: number;
  /** While another process reads a company's site, what it found is looked for this often. */
  readonly siteLookMs: number;
  /** Companies that an outside directory suggests: somebody is typing. */
  readonly suggestMs: number;
  /** A logo of one provider. */
  readonly logoMs: number;
  /** Longest random wait of a job that is spread. */
  readonly jobSpreadMs: number;
  /** Sign-in, payments, uploads and webhooks: one call of an outside service. */
  readonly outsideMs: number;
  /** One report in its thread, its wait for the thread not counted. */
  readonly reportMs: number;
}

/**
 * The times of production; with a factor those of tests on a busy machine. What gives up after a time then waits `factor` times
 * as long, and what is done again after a time is done `factor` times as often. Leases last as long: tests await their end.
 */
export function patienceOf(factor = 1): Patience {
  const wait = (ms: number) => ms * factor;
  const every = (ms: number) => ms / factor;
  return {
    modelDeadlineMs: wait(60_000),
    modelBackoffMs: every(BACKOFF_MS),
    connectMs: wait(CONNECT_TIMEOUT_MS),
    queryMs: wait(30_000),
    jobQueryMs: wait(600_000),
    readyMs: wait(2_000),
    heavyReads: { readMs: wait(5_000), waitMs: wait(2_000) },
    lease: { ms: LEASE_MS, renewEveryMs: every(3_000), recoverEveryMs: every(2_000) },
    catalogueLookMs: every(3_000),
    followLookMs: every(5_000),
    countAfterMs: every(1_000),
    storeAgainMs: every(1_000),
    pageFreshMs: every(5_000),
    siteLookMs: every(200),
    suggestMs: wait(1_500),
    logoMs: wait(2_500),
    jobSpreadMs: every(250),
    outsideMs: wait(10_000),
    reportMs: wait(30_000),
  };
}
