import { CREDIT_PACKS, type CreditPack, PACK_INCLUDES, plural } from "@standings/domain";
import { Check } from "lucide-react";
import { useId } from "react";
import { Badge } from "../../components/ui/badge.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import type { useCheckout } from "../../lib/buying/checkout.ts";
import { BuyButton } from "./buy-button.tsx";
import { priceEach, savings } from "./pack-row.tsx";

type Checkout = ReturnType<typeof useCheckout>;

/** The packs side by side; stacked on a phone. */
export function PackColumns({ checkout }: { checkout: Checkout }) {
  return (
    <div className="mt-8 grid rounded-4 border border-line-2 bg-surface packs:mt-10 packs:grid-cols-3">
      {CREDIT_PACKS.map((pack) => (
        <PackColumn key={pack.id} pack={pack} checkout={checkout} />
      ))}
    </div>
  );
}

function PackColumn({ pack, checkout }: { pack: CreditPack; checkout: Checkout }) {
  const id = useId();
  const saved = savings(pack);
  return (
    <section
      aria-labelledby={id}
      className={`px-5 py-6 packs:px-8 packs:pt-7 packs:pb-8 ${
        pack.isMostPopular ? "relative rounded-4 outline-2 -outline-offset-1 outline-ink" : ""
      }`}
    >
      <div className="flex h-6 items-center justify-between gap-3">
        <h2 id={id} className="text-md font-strong">
          {pack.name}
        </h2>
        {pack.isMostPopular && <Badge tone="mark">Most Popular</Badge>}
      </div>
      <p className="mt-5 text-[44px] leading-12 font-strong tracking-[-0.03em]">
        <small className="mr-0.5 align-[14px] text-[20px] font-medium tracking-[-0.01em]">$</small>
        {pack.usd}
      </p>
      <p className="mt-1 text-ink-2">
        <span className="font-strong text-ink">{plural(pack.credits, "credit")}</span> · {priceEach(pack)}
        {saved && (
          <>
            {" "}
            · <span className="font-medium text-mark-ink">{saved}</span>
          </>
        )}
      </p>
      <BuyButton pack={pack} checkout={checkout} size="lg" className="mt-5 w-full">
        Buy {plural(pack.credits, "credit")}
      </BuyButton>
      <ul
        aria-label="Included"
        className="mt-6 grid grid-cols-2 gap-x-4 gap-y-2.5 border-t border-line pt-5 text-ink-2 packs:grid-cols-1"
      >
        {PACK_INCLUDES.map((item) => (
          <li key={item} className="flex items-center gap-2.5">
            <Icon of={Check} className="text-ink" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
