import { Worker } from "node:worker_threads";
import type { PostImages } from "@standings/domain";
import { renderPost } from "./render-post.ts";

// The process of `renderApart`: one text in, its HTML out. A failure ends it, and so does its watch.
process.once(
  "message",
  ({
    markdown,
    images,
    cpuMs,
  }: {
    readonly markdown: string;
    readonly images: PostImages;
    readonly cpuMs: number;
  }) => {
    new Worker(new URL("./watch-cpu.ts", import.meta.url), { workerData: cpuMs });
    process.send?.(renderPost(markdown, images));
  },
);
