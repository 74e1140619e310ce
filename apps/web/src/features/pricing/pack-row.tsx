import { type CreditPack, plural } from "@standings/domain";
import { Badge } from "../../components/ui/badge.tsx";
import type { useCheckout } from "../../lib/buying/checkout.ts";
import { BuyButton } from "./buy-button.tsx";

interface PackRowProps {
  readonly pack: CreditPack;
  readonly checkout: ReturnType<typeof useCheckout>;
}

/** A pack in one line; two on a phone. */
export function PackRow({ pack, checkout }: PackRowProps) {
  const facts = [pack.name, priceEach(pack), savings(pack)].filter(Boolean);
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2.5 rounded-3 border px-3.5 py-3 sm:grid-cols-[minmax(0,1fr)_auto_128px] sm:gap-4 sm:py-3.5 sm:pl-4.5 ${
        pack.isMostPopular ? "border-ink inset-ring inset-ring-ink" : "border-line-2"
      }`}
    >
      <div>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 font-strong">
          {plural(pack.credits, "credit")}
          {pack.isMostPopular && (
            <Badge tone="mark" size="sm">
              Most Popular
            </Badge>
          )}
        </p>
        <p className="text-sm text-ink-3">{facts.join(" · ")}</p>
      </div>
      <p className="text-right text-sentence/6.5 font-strong tracking-[-0.014em]">${pack.usd}</p>
      <BuyButton pack={pack} checkout={checkout} className="max-sm:col-span-2">
        Buy<span className="sr-only"> {plural(pack.credits, "credit")}</span>
      </BuyButton>
    </li>
  );
}

/** "$2.00 each" */
export function priceEach({ usd, credits }: CreditPack): string {
  return `$${(usd / credits).toFixed(2)} each`;
}

/** "25% savings"; null for the smallest pack. */
export function savings({ savingsPercent }: CreditPack): string | null {
  return savingsPercent === null ? null : `${savingsPercent}% savings`;
}
