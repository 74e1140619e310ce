import { LockKeyhole } from "lucide-react";
import { Badge } from "../ui/badge.tsx";
import { Icon } from "../ui/icon.tsx";

/** Marks a private search in a list. */
export function PrivacyBadge() {
  return (
    <Badge tone="line" size="sm">
      <Icon of={LockKeyhole} size="xs" />
      Private
    </Badge>
  );
}
