import { type BrandRecord, type Market, marketCode, promptsByMarket, visitPrice } from "@standings/domain";
import { Plus } from "lucide-react";
import { useState } from "react";
import { LostPrompts, useLostPrompts } from "../../../components/brand/lost-prompts.tsx";
import { MarketFields } from "../../../components/search/market-choice.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { promptsWithout } from "../changes-to-brand.ts";
import { useChangeBrand } from "../use-change-brand.ts";

/** Has the brand asked in one more market, with the price that visits then have. */
export function AddMarket({ brand }: { brand: BrandRecord }) {
  const [market, setMarket] = useState<Market | null>(null);
  const change = useChangeBrand(() => choose(null));
  const { names, isReading, mayTake, forget } = useLostPrompts(brand.id);
  const choose = (next: Market | null) => {
    setMarket(next);
    forget();
  };
  const isPending = isReading || change.isPending;
  const isKnown = market !== null && brand.markets.some((one) => marketCode(one) === marketCode(market));
  const asked = promptsByMarket(brand);
  const prompts = brand.markets.length === 0 ? asked : [...asked, asked[0] ?? 0];
  const add = async () => {
    if (!market) return;
    const markets = [...brand.markets, market];
    if (await mayTake(promptsWithout(brand, markets))) change.mutate({ brandId: brand.id, markets });
  };
  return (
    <div className="grid max-w-120 justify-items-start gap-3">
      <div className="w-full">
        <MarketFields market={market} onChange={choose} />
      </div>
      {market !== null && !isKnown && (
        <p className="text-sm text-ink-2">{visitPrice({ ...brand, prompts })}</p>
      )}
      <LostPrompts names={names} />
      <Button pending={isPending} disabled={market === null || isKnown || isPending} onClick={add}>
        <Icon of={Plus} />
        {isKnown ? "Added already" : names.length > 0 ? "Add it all the same" : "Add market"}
      </Button>
    </div>
  );
}
