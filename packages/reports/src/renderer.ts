import type { CatalogueModel, ModelCatalogue } from "@standings/domain";
import type { BrandChart } from "./brand-paper.ts";
import type { Report } from "./pdf/render-pdf.ts";
import type { SocialCard } from "./social/card.ts";
import { createThreadPool, type ThreadPoolOptions } from "./thread-pool.ts";

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

/** Renders in worker threads, so that a report never holds up a request; nothing starts before the first one. */
export function createReportRenderer({
  threads = 2,
  deadline = 30_000,
}: Partial<ThreadPoolOptions> = {}): ReportRenderer {
  const script = new URL("./worker.ts", import.meta.url);
  const pool = createThreadPool<RenderJob, Uint8Array>(script, { threads, deadline });
  return {
    renderPdf: (report, { models }) => pool.run({ report, models }),
    renderChart: (chart) => pool.run({ chart }),
    renderCard: (card) => pool.run({ card }),
    close: pool.close,
  };
}
