import type { Report } from "./report.ts";
import type { Servers } from "./servers.ts";

/** An address that readers ask for all the time. */
export interface Probe {
  readonly path: string;
  /** Answers other than 2xx that are right while something is broken. */
  readonly mayAnswer: readonly number[];
}

interface ProbeOptions {
  readonly servers: Pick<Servers, "next">;
  readonly report: Report;
  readonly signal: AbortSignal;
}

/** Who is told to come back is told within this time; other answers may wait for a server that has just started. */
const LONGEST_REFUSAL_MS = 5_000;
const LONGEST_MS = 30_000;
const PAUSE_MS = 25;

export const PROBES: readonly Probe[] = [
  { path: "/healthz", mayAnswer: [] },
  { path: "/api/trending", mayAnswer: [503] },
  { path: "/trpc/trending.home", mayAnswer: [503] },
  { path: "/", mayAnswer: [503] },
];

export async function probeUntil(probe: Probe, { servers, report, signal }: ProbeOptions): Promise<void> {
  while (!signal.aborted) {
    await ask(probe, servers.next(), report);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

async function ask({ path, mayAnswer }: Probe, url: string, report: Report): Promise<void> {
  const since = performance.now();
  try {
    const { status, ok, headers } = await fetch(`${url}${path}`);
    const took = performance.now() - since;
    report.count(ok ? "reads answered" : "reads told to wait");
    if (headers.has("cache-status")) report.count("older pages shown");
    report.longest(ok ? "longest read, ms" : "longest refusal, ms", Math.round(took));
    if (took > (ok ? LONGEST_MS : LONGEST_REFUSAL_MS))
      report.violate(`${path} took too long: ${Math.round(took)} ms`);
    if (!ok && !mayAnswer.includes(status)) report.violate(`${path} was answered with ${status}`);
    if (status === 503 && !headers.has("retry-after")) report.violate(`${path}: 503 without Retry-After`);
  } catch {
    report.count("reads without an answer");
  }
}
