import { type Market, marketName } from "@standings/domain";
import { MapPin } from "lucide-react";
import { Badge } from "../ui/badge.tsx";
import { Icon } from "../ui/icon.tsx";

/** The market that a question is asked in; nothing without one. */
export function MarketBadge({ market }: { readonly market?: Market | null | undefined }) {
  if (!market) return null;
  return (
    <Badge>
      <Icon of={MapPin} size="xs" />
      {marketName(market)}
    </Badge>
  );
}
