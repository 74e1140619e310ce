import type { Market } from "@standings/domain";
import { type ReactNode, useState } from "react";
import { MarketButton, MarketFields } from "../../components/search/market-choice.tsx";
import { useMarket } from "../../lib/search/use-market.ts";

const FIELDS_ID = "market";

interface MarketChoice {
  readonly market: Market | null;
  /** Opens the fields. */
  readonly button: ReactNode;
  /** A part of the panel; nothing while it is closed. */
  readonly fields: ReactNode;
}

/** The choice of a market in a form of home. */
export function useMarketChoice(): MarketChoice {
  const [market, setMarket] = useMarket();
  const [isOpen, setOpen] = useState(false);
  return {
    market,
    button: (
      <MarketButton market={market} isOpen={isOpen} controls={FIELDS_ID} onToggle={() => setOpen(!isOpen)} />
    ),
    fields: isOpen && (
      <div id={FIELDS_ID} className="grid gap-2.5 border-t border-line px-4 py-4 sm:px-6">
        <p className="text-sm text-pretty text-ink-2">
          Where your buyer is. Models that search are told where; the others are told in words.
        </p>
        <MarketFields market={market} onChange={setMarket} />
      </div>
    ),
  };
}
