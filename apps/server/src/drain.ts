import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Dependencies } from "./build-dependencies.ts";
import { endsWithin } from "./ends-within.ts";
import type { Lifecycle } from "./http/lifecycle.ts";
import type { RunningJobs } from "./jobs/start-jobs.ts";

/** What is left of the grace, and this, closing connections may take. */
const CLOSE_MS = 5_000;

export interface Draining {
  readonly server: FastifyInstance;
  readonly lifecycle: Lifecycle;
  readonly jobs: RunningJobs;
  readonly dependencies: Pick<Dependencies, "retire" | "close">;
  /** How long `/readyz` says 503 while requests are still served, so that load balancers turn away first. */
  readonly delayMs: number;
  /** How long requests, jobs and runs under way may take from then on, together. */
  readonly graceMs: number;
}

/**
 * Stops a server without failing a request (goals R15): it says that it leaves, stops listening, ends streams with a
 * hint, lets requests, jobs and runs end, and hands over the runs that are left. The database closes last.
 */
export async function drain({
  server,
  lifecycle,
  jobs,
  dependencies,
  delayMs,
  graceMs,
}: Draining): Promise<void> {
  dependencies.retire();
  lifecycle.leave();
  await setTimeout(delayMs);
  const until = performance.now() + graceMs;
  const left = () => Math.max(0, until - performance.now());
  // At once, so that a request that takes long leaves jobs their time, and no new one is taken meanwhile.
  const jobsEnd = endsWithin(left(), jobs.stop());
  if (!(await endsWithin(left(), server.close()))) server.server.closeAllConnections();
  await jobsEnd;
  // A database that is silent lets go of nothing.
  if (!(await endsWithin(left() + CLOSE_MS, dependencies.close(left()))))
    server.log.warn("not every connection closed in time");
}
