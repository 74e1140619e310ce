import type { CatalogueModel, ModelCatalogue } from "@standings/domain";
import pLimit from "p-limit";
import { Tinypool } from "tinypool";
import type { BrandChart } from "./brand-paper.ts";
import type { Report } from "./pdf/render-pdf.ts";
import type { SocialCard } from "./social/card.ts";

/** A job's thread ended, took too long or failed; `cause` has what is known. */
export class ReportError extends Error {
  override readonly name = "ReportError";
}

export interface ReportRenderer {
  /** The PDF's bytes; models are called as the catalogue names them. Rejects with a `ReportError`. */
  readonly renderPdf: (report: Report, catalogue: ModelCatalogue) => Promise<Uint8Array>;
  /** The PNG's bytes, 1200 × 630 pixels. Rejects with a `ReportError`. */
  readonly renderCard: (card: SocialCard) => Promise<Uint8Array>;
  /** A picture of visibility as PNG, 1200 × 560 pixels. Rejects with a `ReportError`. */
  readonly renderChart: (chart: BrandChart) => Promise<Uint8Array>;
  /** Rejects waiting and running jobs and ends the threads. */
  readonly close: () => Promise<void>;
}

/** Message to a thread. A catalogue's functions cannot be sent: its models are. */
export type RenderJob =
  | { readonly report: Report; readonly models: readonly CatalogueModel[] }
  | { readonly card: SocialCard }
  | { readonly chart: BrandChart };

interface RendererOptions {
  /** Number of threads; each starts when a job needs it. */
  readonly threads?: number;
  /** Time limit of a job, milliseconds; its thread is replaced after that. */
  readonly deadline?: number;
  /** The module that a thread runs. */
  readonly script?: URL;
}

/** Limit of waiting jobs; further ones are rejected. */
const MOST_WAITING = 1_000;
/** Starting a thread and reading its fonts takes longer than a report. */
const IDLE_MS = 600_000;

/** Renders in worker threads, first come, first served, so that a report never holds up a request; nothing starts before the first one. */
export function createReportRenderer({
  threads = 2,
  deadline = 30_000,
  script = new URL("./worker.ts", import.meta.url),
}: RendererOptions = {}): ReportRenderer {
  // Threads inherit no flags and no environment.
  const pool = new Tinypool({
    filename: script.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
    execArgv: [],
    env: {},
  });
  // The job under way learns of its thread's end; an idle thread may end.
  pool.on("error", () => {});
  const inTurn = pLimit(threads);
  let isClosed = false;

  async function render(job: RenderJob): Promise<Uint8Array> {
    if (isClosed) throw new ReportError("Reports are closed");
    if (inTurn.pendingCount >= MOST_WAITING) throw new ReportError("Too many reports wait");
    return inTurn(async () => {
      const signal = AbortSignal.timeout(deadline);
      try {
        if (!isClosed) return await pool.run(job, { signal });
      } catch (cause) {
        const late = signal.aborted && `The report took longer than ${deadline} ms`;
        if (!isClosed) throw new ReportError(late || "The report could not be made", { cause });
      }
      throw new ReportError("Reports were closed");
    });
  }

  return {
    renderPdf: (report, { models }) => render({ report, models }),
    renderChart: (chart) => render({ chart }),
    renderCard: (card) => render({ card }),
    close() {
      isClosed = true;
      return pool.destroy();
    },
  };
}
