import type { Market } from "@standings/domain";
import { type ReactNode, useState } from "react";
import { MarketButton, MarketFields } from "../../components/search/market-choice.tsx";
import { useMarket } from "../../lib/search/use-market.ts";

const MARKET_ID = "market";

interface MarketPanel {
  readonly market: Market | null;
  /** Opens the fields; for the footer. */
  readonly button: ReactNode;
  /** Above the footer while they are open; else null. */
  readonly fields: ReactNode;
}

/** The choice of a market in the panel of home. */
export function useMarketPanel(): MarketPanel {
  const [market, setMarket] = useMarket();
  const [isOpen, setOpen] = useState(false);
  return {
    market,
    button: (
      <MarketButton market={market} isOpen={isOpen} controls={MARKET_ID} onToggle={() => setOpen(!isOpen)} />
    ),
    fields: isOpen ? (
      <div id={MARKET_ID} className="grid gap-2.5 border-t border-line px-4 py-4 sm:px-6">
        <p className="text-sm text-pretty text-ink-2">
          Where your buyer is. Models that search are told where; the others are told in words.
        </p>
        <MarketFields market={market} onChange={setMarket} />
      </div>
    ) : null,
  };
}
