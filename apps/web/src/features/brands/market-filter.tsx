import { type BrandOverview, marketChoice, marketCodeOf, NO_MARKET } from "@standings/domain";
import { MarketBadge } from "../../components/search/market-badge.tsx";
import type { BrandSearch } from "./brand-search.ts";

interface MarketFilterProps {
  readonly of: Pick<BrandOverview, "market" | "markets">;
  readonly onChange: (changes: Partial<BrandSearch>) => void;
}

/** The market that all figures of the page are of: one of several, or the only one. */
export function MarketFilter({ of: { market, markets }, onChange }: MarketFilterProps) {
  if (markets.length < 2) return <MarketBadge market={market} />;
  return (
    <select
      aria-label="Market"
      className="min-h-9 max-w-full cursor-pointer rounded-2 border border-line-2 bg-transparent px-2 text-sm text-ink-2"
      value={marketCodeOf(market) ?? NO_MARKET}
      onChange={({ target }) => onChange({ market: target.value })}
    >
      {markets.map((one) => (
        <option key={marketCodeOf(one) ?? NO_MARKET} value={marketCodeOf(one) ?? NO_MARKET}>
          {marketChoice(one)}
        </option>
      ))}
    </select>
  );
}
