import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MODEL_SECONDS = [0.5, 1, 2, 5, 10, 20, 30, 60, 90, 150];

const RUN_OUTCOMES = ["completed", "refunded"] as const;
const JOB_OUTCOMES = ["done", "failed"] as const;

/** What this process measures, for Prometheus. Labels are of few values: no address, name, prompt or id is one. */
export type Metrics = ReturnType<typeof createMetrics>;

/** `jobs`: the name of each. Counters whose names are known begin at 0: an alarm has nothing to compare with before. */
export function createMetrics(jobs: readonly string[] = []) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const metrics = {
    registry,
    requests: new Histogram({
      name: "standings_http_request_duration_seconds",
      help: "Requests by method, route template and status; event streams until their end",
      labelNames: ["method", "route", "status"] as const,
      buckets: REQUEST_SECONDS,
      registers,
    }),
    calls: new Histogram({
      name: "standings_procedure_duration_seconds",
      help: "Procedures of tRPC and tools of MCP (mcp/…) by outcome: ok, refused (4xx) or failed (5xx); failures of streams as 0 s",
      labelNames: ["procedure", "outcome"] as const,
      buckets: REQUEST_SECONDS,
      registers,
    }),
    modelCalls: new Histogram({
      name: "standings_model_call_duration_seconds",
      help: "Calls of models by the gateway's id of the model and outcome: ok, or the kind of failure",
      labelNames: ["model", "outcome"] as const,
      buckets: MODEL_SECONDS,
      registers,
    }),
    modelTokens: new Counter({
      name: "standings_model_tokens_total",
      help: "Tokens that models read and wrote, where the gateway reports them",
      labelNames: ["model", "direction"] as const,
      registers,
    }),
    modelCost: new Counter({
      name: "standings_model_cost_usd_total",
      help: "US dollars that models cost, where the gateway reports them",
      labelNames: ["model"] as const,
      registers,
    }),
    runsEnded: new Counter({
      name: "standings_runs_ended_total",
      help: "Runs that ended in this process: completed, or refunded because they found nothing",
      labelNames: ["outcome"] as const,
      registers,
    }),
    jobs: new Counter({
      name: "standings_jobs_total",
      help: "Attempts at jobs by job and outcome: done or failed",
      labelNames: ["job", "outcome"] as const,
      registers,
    }),
    streams: new Gauge({
      name: "standings_event_streams_open",
      help: "Event streams that this process serves",
      registers,
    }),
    runsOpen: new Gauge({
      name: "standings_runs_open",
      help: "Runs that have not ended, of all processes",
      registers,
    }),
    runsStalled: new Gauge({
      name: "standings_runs_stalled",
      help: "Runs that have not ended and that no process has worked on for a minute, or that broke three times, of all processes",
      registers,
    }),
    jobsWaiting: new Gauge({
      name: "standings_jobs_waiting",
      help: "Jobs that are due and have not begun, of all processes",
      registers,
    }),
    jobsFailed: new Gauge({
      name: "standings_jobs_failed",
      help: "Jobs that are not tried again by reason, of the last day and of all processes: given_up, or refused by a mail server",
      labelNames: ["reason"] as const,
      registers,
    }),
    ledgerDrift: new Gauge({
      name: "standings_ledger_drift_balances",
      help: "Balances that differed from their ledger at the last check, of all processes",
      registers,
    }),
  };
  for (const outcome of RUN_OUTCOMES) metrics.runsEnded.inc({ outcome }, 0);
  for (const job of jobs) for (const outcome of JOB_OUTCOMES) metrics.jobs.inc({ job, outcome }, 0);
  return metrics;
}
