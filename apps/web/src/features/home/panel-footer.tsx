import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { PriceNote } from "./price-note.tsx";

interface PanelFooterProps {
  readonly isBlocked: boolean;
  /** What the button says. */
  readonly action: string;
  /** The switches. */
  readonly children: ReactNode;
}

export function PanelFooter({ isBlocked, action, children }: PanelFooterProps) {
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line px-4 pt-3 pb-4 max-sm:flex-col max-sm:items-stretch sm:py-3.5 sm:pr-4 sm:pl-6">
      <div className="flex flex-none gap-x-6">{children}</div>
      <div className="flex items-center gap-4 max-sm:flex-row-reverse">
        <PriceNote />
        <button
          type="submit"
          className="btn btn-primary btn-lg btn-ready max-sm:flex-1"
          aria-disabled={isBlocked}
        >
          {action}
          <ArrowRight className="size-4" aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
