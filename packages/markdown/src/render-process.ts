import { Worker } from "node:worker_threads";
import type { PostImages } from "@standings/domain";
import type { RenderedPost } from "./render-apart.ts";
import { renderPost } from "./render-post.ts";

interface Text {
  readonly markdown: string;
  readonly images: PostImages;
  readonly cpuMs: number;
}

// The process of `renderApart`. Its watch ends it when a text takes too long.
const watch = new Worker(new URL("./watch-cpu.ts", import.meta.url));
process.once("disconnect", () => process.exit());

export default function render({ markdown, images, cpuMs }: Text): RenderedPost {
  watch.postMessage(cpuMs);
  try {
    return renderPost(markdown, images);
  } finally {
    watch.postMessage(null);
  }
}
