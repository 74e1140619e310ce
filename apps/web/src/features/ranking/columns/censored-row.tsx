import type { RankedEntry } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";

/** A hidden position: what is blurred is the mask the server sent, not data. A column has one Tab stop of these. */
export function CensoredRow({ entry, isStop }: { entry: RankedEntry; isStop: boolean }) {
  const { rank, name, domain } = entry;
  return (
    <Link to="/pricing" className="company-row" tabIndex={isStop ? 0 : -1} preload={false}>
      <RankBadge rank={rank} plain />
      <span className="logo [--s:26px] max-sm:[--s:32px] !bg-bone !shadow-none" aria-hidden="true" />
      <span className="sr-only">hidden. Buy credits to view.</span>
      <span className="min-w-0" aria-hidden="true">
        <span className="company-name company-mask block">{name}</span>
        <span className="company-domain company-mask block">{domain}</span>
      </span>
    </Link>
  );
}
