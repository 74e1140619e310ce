import type { PostImages } from "@standings/domain";
import { renderPost } from "./render-post.ts";

// The process of `renderApart`: one text in, its HTML out. A failure ends it.
process.once(
  "message",
  ({ markdown, images }: { readonly markdown: string; readonly images: PostImages }) => {
    process.send?.(renderPost(markdown, images));
  },
);
