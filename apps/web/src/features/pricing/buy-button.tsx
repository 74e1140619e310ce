import type { CreditPack } from "@standings/domain";
import type { ReactNode } from "react";
import { Button } from "../../components/ui/button.tsx";
import type { useCheckout } from "../../lib/buying/checkout.ts";
import { useToken } from "../../lib/session/token.ts";

interface BuyButtonProps {
  readonly pack: CreditPack;
  readonly checkout: ReturnType<typeof useCheckout>;
  readonly size?: "md" | "lg";
  readonly className?: string;
  readonly children: ReactNode;
}

/** Buy button: "Processing" for the chosen pack, disabled for the others meanwhile. */
export function BuyButton({ pack, checkout, size, className, children }: BuyButtonProps) {
  const { buying, buy } = checkout;
  const isBuying = buying === pack.id;
  // Before hydration a press would be lost.
  const isReady = useToken() !== undefined;
  return (
    <Button
      variant={pack.isMostPopular ? "primary" : "secondary"}
      size={size}
      className={className}
      disabled={!isReady || (buying !== null && !isBuying)}
      data-waiting={!isReady || undefined}
      pending={isBuying}
      onClick={() => buy(pack.id)}
    >
      {isBuying ? "Processing" : children}
    </Button>
  );
}
