import { makeCatalogue } from "@standings/domain";
import { createPdfRenderer } from "./pdf/render-pdf.ts";
import type { RenderJob } from "./renderer.ts";
import { createCardRenderer } from "./social/render-card.ts";
import { createChartRenderer } from "./social/render-chart.ts";
import { createFaceLibrary } from "./text/faces.ts";

const library = createFaceLibrary();
const renderPdf = createPdfRenderer(library);
const renderCard = createCardRenderer(library);
const renderChart = createChartRenderer(library);

export default function render(job: RenderJob): Promise<Uint8Array<ArrayBuffer>> {
  if ("card" in job) return renderCard(job.card);
  return "chart" in job ? renderChart(job.chart) : renderPdf(job.report, makeCatalogue(job.models));
}
