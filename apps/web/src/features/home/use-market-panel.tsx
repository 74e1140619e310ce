import { type Market, marketCode, readMarket } from "@standings/domain";
import { type ReactNode, useEffect, useState } from "react";
import { MarketButton, MarketFields } from "../../components/search/market-choice.tsx";

const MARKET_ID = "market";

interface MarketPanel {
  readonly market: Market | null;
  /** Opens the fields; for the footer. */
  readonly button: ReactNode;
  /** Above the footer while they are open; else null. */
  readonly fields: ReactNode;
}

const KEY = "market";

/** The market that this browser asked in last; none in server HTML and at the first rendering. */
function useMarket(): readonly [Market | null, (market: Market | null) => void] {
  const [market, setMarket] = useState<Market | null>(null);
  useEffect(() => setMarket(readMarket(localStorage.getItem(KEY))), []);
  const choose = (next: Market | null) => {
    setMarket(next);
    if (next) localStorage.setItem(KEY, marketCode(next));
    else localStorage.removeItem(KEY);
  };
  return [market, choose];
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
