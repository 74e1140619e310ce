import { useCallback } from "react";
import { trpc } from "../../../lib/api/trpc.ts";

/** Has lists, editors and the blog's pages read posts anew. */
export function useForgetPosts(): () => void {
  const utils = trpc.useUtils();
  return useCallback(() => {
    void utils.admin.posts.invalidate();
    void utils.blog.invalidate(undefined, { refetchType: "none" });
  }, [utils]);
}
