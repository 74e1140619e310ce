import { type CatalogueModel, currentCatalogue } from "@standings/domain";
import type { BrandChart } from "./brand-paper.ts";
import type { Report } from "./pdf/render-pdf.ts";
import type { SocialCard } from "./social/card.ts";
import { createThreadPool, type ThreadPoolOptions } from "./thread-pool.ts";

export interface ReportRenderer {
  /** The PDF's bytes. Rejects with a `ReportError`. */
  readonly renderPdf: (report: Report) => Promise<Uint8Array>;
  /** The PNG's bytes, 1200 × 630 pixels. Rejects with a `ReportError`. */
  readonly renderCard: (card: SocialCard) => Promise<Uint8Array>;
  /** A picture of visibility as PNG, 1200 × 560 pixels. Rejects with a `ReportError`. */
  readonly renderChart: (chart: BrandChart) => Promise<Uint8Array>;
  /** Rejects waiting and running jobs and ends the threads. */
  readonly close: () => Promise<void>;
}

/** Message to a thread, which has a catalogue of its own: `models` are those that the process names now. */
export type RenderJob = (
  | { readonly report: Report }
  | { readonly card: SocialCard }
  | { readonly chart: BrandChart }
) & {
  readonly models: readonly CatalogueModel[];
};

/** Renders in worker threads, so that a report never holds up a request; nothing starts before the first one. */
export function createReportRenderer({
  threads = 2,
  deadline = 30_000,
}: Partial<ThreadPoolOptions> = {}): ReportRenderer {
  const script = new URL("./worker.ts", import.meta.url);
  const pool = createThreadPool<RenderJob, Uint8Array>(script, { threads, deadline });
  return {
    renderPdf: (report) => pool.run({ report, models: currentCatalogue().models }),
    renderChart: (chart) => pool.run({ chart, models: currentCatalogue().models }),
    renderCard: (card) => pool.run({ card, models: currentCatalogue().models }),
    close: pool.close,
  };
}
