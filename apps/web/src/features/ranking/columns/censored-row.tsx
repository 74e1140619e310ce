import type { RankedEntry } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import { ROW_DOMAIN, ROW_FOCUS, ROW_MARK, ROW_MASK, ROW_NAME, rowStyle } from "./row-style.ts";

/** A hidden position. The blurred text is the server's mask, not data. One such row per column is a Tab stop. */
export function CensoredRow({ entry, isTabStop }: { entry: RankedEntry; isTabStop: boolean }) {
  const { rank, name, domain } = entry;
  return (
    <Link
      to="/pricing"
      className={`${rowStyle({ kind: "hidden" })} ${ROW_FOCUS}`}
      tabIndex={isTabStop ? 0 : -1}
      preload={false}
    >
      <RankBadge rank={rank} size="column" isHidden className={ROW_MARK} />
      <span className={`${ROW_MARK} size-6.5 rounded-badge bg-skeleton max-sm:size-8`} aria-hidden="true" />
      <span className="sr-only">hidden. Buy credits to view.</span>
      <span className="min-w-0" aria-hidden="true">
        <span className={`${ROW_NAME} ${ROW_MASK} text-ink-2`}>{name}</span>
        <span className={`${ROW_DOMAIN} ${ROW_MASK}`}>{domain}</span>
      </span>
    </Link>
  );
}
