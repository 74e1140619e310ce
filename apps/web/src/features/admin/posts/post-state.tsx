import type { BlogStatus } from "@standings/domain";
import { useCallback } from "react";
import { Badge } from "../../../components/ui/badge.tsx";
import { trpc } from "../../../lib/api/trpc.ts";

export const POST_STATUS_LABELS: Readonly<Record<BlogStatus, string>> = {
  draft: "Draft",
  published: "Published",
  archived: "Archived",
};

const TONES = { draft: "waiting", published: "good", archived: "plain" } as const;

/** Published green, draft yellow, archived grey (spec part 2 §2). */
export function PostStatusBadge({ status }: { status: BlogStatus }) {
  return <Badge tone={TONES[status]}>{POST_STATUS_LABELS[status]}</Badge>;
}

/** Has lists, editors and the blog's pages read posts anew. */
export function useForgetPosts(): () => void {
  const utils = trpc.useUtils();
  return useCallback(() => {
    void utils.admin.posts.invalidate();
    void utils.blog.invalidate(undefined, { refetchType: "none" });
  }, [utils]);
}
