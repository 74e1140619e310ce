import { Badge } from "../../../components/ui/badge.tsx";

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
