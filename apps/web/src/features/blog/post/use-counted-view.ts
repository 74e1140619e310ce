import { blogPath } from "@standings/domain";
import { useEffect } from "react";
import { trpc } from "../../../lib/api/trpc.ts";

/** Pages of posts that were counted since the document was loaded. */
const counted = new Set<string>();

/** Counts a visit that began with a link inside the app; the server counts the pages that it sends. */
export function useCountedView(slug: string): void {
  const { mutate } = trpc.blog.countView.useMutation();
  useEffect(() => {
    const path = blogPath(slug);
    if (counted.has(path)) return;
    counted.add(path);
    if (path !== documentPath()) mutate({ slug });
  }, [slug, mutate]);
}

/** Path of the page that the server sent, without the slash at its end. */
function documentPath(): string {
  const [document] = performance.getEntriesByType("navigation");
  return document ? new URL(document.name).pathname.replace(/\/$/, "") : "";
}
