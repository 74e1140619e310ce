import { parentPort } from "node:worker_threads";
import { createPdfRenderer } from "./pdf/render-pdf.ts";
import type { RankingReport } from "./report.ts";
import type { ThreadReply } from "./thread-pool.ts";

const renderPdf = createPdfRenderer();

parentPort?.on("message", async (report: RankingReport) => {
  try {
    const result = await renderPdf(report);
    reply({ result }, [result.buffer as ArrayBuffer]);
  } catch (error) {
    reply({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});

function reply(message: ThreadReply<Uint8Array>, moved: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, moved);
}
