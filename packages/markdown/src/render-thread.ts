import { parentPort, workerData } from "node:worker_threads";
import { renderPost } from "./render-post.ts";

// A worker of `renderInThread`: one text in, its HTML out. A failure ends the thread.
parentPort?.postMessage(renderPost(workerData.markdown, workerData.images));
