import type { BlogStatus } from "@standings/domain";
import { Badge } from "../../../components/ui/badge.tsx";

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
