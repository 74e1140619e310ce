import { parentPort } from "node:worker_threads";
import { makeCatalogue } from "@standings/domain";
import { createPdfRenderer } from "./pdf/render-pdf.ts";
import type { RenderJob } from "./renderer.ts";
import { createCardRenderer } from "./social/render-card.ts";
import { createChartRenderer } from "./social/render-chart.ts";
import { createFaceLibrary } from "./text/faces.ts";
import type { ThreadReply } from "./thread-pool.ts";

const library = createFaceLibrary();
const renderPdf = createPdfRenderer(library);
const renderCard = createCardRenderer(library);
const renderChart = createChartRenderer(library);

parentPort?.on("message", async (job: RenderJob) => {
  try {
    const result = await render(job);
    reply({ result }, [result.buffer]);
  } catch (error) {
    reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function render(job: RenderJob): Promise<Uint8Array<ArrayBuffer>> {
  if ("card" in job) return renderCard(job.card);
  return "chart" in job ? renderChart(job.chart) : renderPdf(job.report, makeCatalogue(job.models));
}

function reply(message: ThreadReply<Uint8Array<ArrayBuffer>>, moved: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved);
}
