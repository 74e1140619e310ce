import { Wallet } from "lucide-react";
import { RankBadge } from "../../components/ui/rank-badge.tsx";

/** A hidden position: what is blurred is the mask the server sent, not data. */
export function CensoredRow({ rank, mask }: { rank: number; mask: string }) {
  return (
    <div className="company-row">
      <RankBadge rank={rank} plain />
      <span className="bone size-[26px] !rounded-[6px] max-sm:size-8" aria-hidden="true" />
      <span className="truncate blur-[5px] select-none" aria-hidden="true">
        {mask}
      </span>
      <span className="sr-only">Hidden</span>
    </div>
  );
}

export function CensoredBanner() {
  return (
    <div
      className="mt-4 mb-6 flex items-center gap-4 rounded-3 border border-warn-line bg-warn-tint px-5 py-4"
      role="status"
    >
      <Wallet className="size-5 text-warn" strokeWidth={1.75} aria-hidden="true" />
      <div>
        <p className="font-strong">No Credits Left</p>
        <p className="text-sm text-ink-2">
          You've used all your credits. Some results are now censored: positions 6 and below are hidden, and
          this preview is not saved.
        </p>
      </div>
    </div>
  );
}
