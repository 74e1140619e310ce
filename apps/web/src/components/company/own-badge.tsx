import { useSession } from "../../lib/session/session.ts";
import { Badge } from "../ui/badge.tsx";

/** Marks the viewer's own company. */
export function OwnBadge() {
  return (
    <span className="-my-0.5 leading-0">
      <Badge tone="mark" size="sm">
        You
      </Badge>
    </span>
  );
}

/** Key of the viewer's own company in rankings; null without one. */
export function useOwnKey(): string | null {
  return useSession().user?.company?.domain ?? null;
}
