import { Worker } from "node:worker_threads";
import type { PostImages } from "@standings/domain";
import { renderPost } from "./render-post.ts";

interface Text {
  readonly markdown: string;
  readonly images: PostImages;
  readonly cpuMs: number;
}

// The process of `renderApart`: a text in, its HTML out. A failure ends it, and so does its watch.
const watch = new Worker(new URL("./watch-cpu.ts", import.meta.url));
process.on("message", ({ markdown, images, cpuMs }: Text) => {
  watch.postMessage(cpuMs);
  process.send?.(renderPost(markdown, images));
  watch.postMessage(null);
});
process.once("disconnect", () => process.exit());
