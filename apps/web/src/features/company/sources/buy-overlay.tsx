import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { askForCredits } from "../analysis/analysis-price.ts";

/** Masked rows below the way to see them. */
export function BuyOverlay({ children }: { children: ReactNode }) {
  return (
    <div className="relative">
      {children}
      <div className="pointer-events-none absolute inset-0 flex justify-center pt-7 pb-7 print:hidden">
        <Button
          variant="primary"
          className="pointer-events-auto sticky top-24"
          aria-haspopup="dialog"
          onClick={() => askForCredits("source")}
        >
          Buy credits to View
        </Button>
      </div>
    </div>
  );
}
