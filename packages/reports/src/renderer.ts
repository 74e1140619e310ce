import type { RankingReport } from "./report.ts";
import { createThreadPool, type ThreadPoolOptions } from "./thread-pool.ts";

export interface ReportRenderer {
  /** The PDF's bytes. Rejects with a `ReportError`. */
  readonly renderPdf: (report: RankingReport) => Promise<Uint8Array>;
  /** Fails what waits or is under way and ends the threads. */
  readonly close: () => Promise<void>;
}

/** Renders in worker threads, so that a report never holds up a request; nothing starts before the first one. */
export function createReportRenderer({
  threads = 2,
  deadline = 30_000,
}: Partial<ThreadPoolOptions> = {}): ReportRenderer {
  const script = new URL("./worker.ts", import.meta.url);
  const pool = createThreadPool<RankingReport, Uint8Array>(script, { threads, deadline });
  return { renderPdf: pool.run, close: pool.close };
}
