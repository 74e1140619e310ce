import type { BlogStatus } from "@standings/domain";
import { Badge } from "../../../components/ui/badge.tsx";

export const STATUS_LABELS: Readonly<Record<BlogStatus, string>> = {
  draft: "Draft",
  published: "Published",
  archived: "Archived",
};

const TONES = { draft: "waiting", published: "good", archived: "plain" } as const;

/** Published green, draft yellow, archived grey (spec part 2 §2). */
export function StatusBadge({ status }: { status: BlogStatus }) {
  return <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>;
}
