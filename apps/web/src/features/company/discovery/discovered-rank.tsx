import { DISCOVERY_BANDS, type DiscoveryItem, rankBand } from "@standings/domain";
import { Circle } from "lucide-react";
import type { ReactNode } from "react";
import { badgeStyle } from "../../../components/ui/badge.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Spinner } from "../../../components/ui/loading.tsx";
import { rankStyle } from "../../../components/ui/rank-badge.tsx";

interface DiscoveredRankProps {
  readonly item: DiscoveryItem;
  /** The discovery has ended without its test. */
  readonly isLeftOut: boolean;
}

/** State of a prompt's test: pending, testing, its rank, not ranked, or failed. */
export function DiscoveredRank({ item: { status, rank, byModel }, isLeftOut }: DiscoveredRankProps) {
  const listed = byModel.filter((test) => test.rank !== null).length;
  return (
    <span className="grid justify-items-end gap-1">
      {isLeftOut ? <Note>Not tested</Note> : stateOf(status, rank)}
      {byModel.length > 1 && rank !== null && (
        <span className="text-xs whitespace-nowrap text-ink-3">
          in {listed} of {byModel.length}
        </span>
      )}
    </span>
  );
}

function stateOf(status: DiscoveryItem["status"], rank: number | null) {
  switch (status) {
    case "pending":
      return (
        <Note>
          <Icon of={Circle} size="xs" />
          Pending
        </Note>
      );
    case "testing":
      return (
        <span className="inline-flex items-center gap-2 text-sm font-medium">
          <Spinner />
          Testing
        </span>
      );
    case "error":
      return <span className={badgeStyle({ tone: "line" })}>No answer</span>;
    case "completed":
      return rank === null ? (
        <span className={badgeStyle({ tone: "bad" })}>Not Ranked</span>
      ) : (
        <span className={rankStyle({ band: rankBand(rank, DISCOVERY_BANDS), size: "wide" })}>#{rank}</span>
      );
  }
}

function Note({ children }: { children: ReactNode }) {
  return <span className="inline-flex items-center gap-2 text-sm text-ink-3">{children}</span>;
}
