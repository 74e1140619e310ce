import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { PostImages } from "@standings/domain";
import type { RenderedPost } from "./rendered-post.ts";

const DEADLINE_MS = 10_000;
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 };

/**
 * Renders a text in a thread that is ended when it takes more than 10 s or 256 MB. Null: the text nests too deeply or
 * is too large to show.
 */
export async function renderInThread(markdown: string, images: PostImages): Promise<RenderedPost | null> {
  const worker = new Worker(new URL("./render-thread.ts", import.meta.url), {
    workerData: { markdown, images },
    resourceLimits: LIMITS,
  });
  try {
    const [rendered] = await once(worker, "message", { signal: AbortSignal.timeout(DEADLINE_MS) });
    return rendered;
  } catch {
    // Out of time, memory or stack: `once` rejects with the thread's error.
    return null;
  } finally {
    await worker.terminate();
  }
}
