import type { CreditPack } from "@standings/domain";
import type { ReactNode } from "react";
import type { useCheckout } from "../../lib/buying/checkout.ts";
import { useToken } from "../../lib/session/token.ts";

interface BuyButtonProps {
  readonly pack: CreditPack;
  readonly checkout: ReturnType<typeof useCheckout>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Processing for the chosen pack, blocked for the others. */
export function BuyButton({ pack, checkout, className = "", children }: BuyButtonProps) {
  const { buying, buy } = checkout;
  const isBuying = buying === pack.id;
  // In server HTML nobody listens yet: a press must wait, not get lost.
  const isReady = useToken() !== undefined;
  return (
    <button
      type="button"
      className={`btn ${pack.isMostPopular ? "btn-primary" : "btn-secondary"} ${className}`}
      disabled={!isReady || (buying !== null && !isBuying)}
      data-waiting={!isReady || undefined}
      aria-busy={isBuying}
      onClick={() => buy(pack.id)}
    >
      {isBuying && <span className="spinner" aria-hidden="true" />}
      {isBuying ? "Processing" : children}
    </button>
  );
}
