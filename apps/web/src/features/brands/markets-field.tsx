import { MAX_MARKETS, type Market, marketCode, marketName } from "@standings/domain";
import { X } from "lucide-react";
import { useState } from "react";
import { MarketFields } from "../../components/search/market-choice.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";

interface MarketsFieldProps {
  readonly markets: readonly Market[];
  readonly onChange: (markets: Market[]) => void;
}

/** Where a brand's prompts are asked, each market for itself. */
export function MarketsField({ markets, onChange }: MarketsFieldProps) {
  const [next, setNext] = useState<Market | null>(null);
  const isKnown = next !== null && markets.some((market) => marketCode(market) === marketCode(next));
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-medium">Markets</legend>
      <p className="text-sm text-pretty text-ink-3">
        {markets.length === 0
          ? "No country set. Add a market to ask as a buyer of a country and its language."
          : "Each prompt is asked in each market, and figures are never of two. Write prompts in the market’s language."}
      </p>
      {markets.length > 0 && (
        <ul aria-label="Chosen markets">
          {markets.map((market, nth) => (
            <li
              key={marketCode(market)}
              className="flex items-center justify-between gap-3 border-b border-line py-1"
            >
              <span className="min-w-0">
                {marketName(market)}
                {nth === 0 && markets.length > 1 && <span className="text-sm text-ink-3"> shown first</span>}
              </span>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove ${marketName(market)}`}
                onClick={() => onChange(markets.filter((other) => other !== market))}
              >
                <Icon of={X} size="sm" />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {markets.length < MAX_MARKETS && (
        <div className="grid justify-items-start gap-2">
          <div className="w-full">
            <MarketFields market={next} onChange={setNext} />
          </div>
          <Button
            disabled={next === null || isKnown}
            onClick={() => {
              if (next) onChange([...markets, next]);
              setNext(null);
            }}
          >
            {isKnown ? "Added already" : "Add market"}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
