import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { PriceNote } from "../../components/search/price-note.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";

interface PanelFooterProps {
  readonly isBlocked: boolean;
  /** The action waits for a reply. */
  readonly isPending?: boolean;
  /** Label of the button. */
  readonly action: string;
  /** Price of an action that is not a search. */
  readonly price?: string;
  /** What the switches' choice means, below them on wide screens. */
  readonly note?: string;
  /** Choice of a market, below the switches. */
  readonly market?: ReactNode;
  /** Another way to ask, before the button. */
  readonly before?: ReactNode;
  /** The switches. */
  readonly children?: ReactNode;
}

export function PanelFooter({
  isBlocked,
  isPending,
  action,
  price,
  note,
  market,
  before,
  children,
}: PanelFooterProps) {
  return (
    <div className="flex items-center justify-between gap-4 border-t border-line px-4 pt-3 pb-4 max-sm:flex-col max-sm:items-stretch sm:py-3.5 sm:pr-4 sm:pl-6">
      {children && (
        <div className="flex-none">
          <div className="flex flex-wrap gap-x-6 gap-y-1">{children}</div>
          {market}
          {note && (
            <p className="text-xs text-ink-3 max-lg:hidden" aria-hidden="true">
              {note}
            </p>
          )}
        </div>
      )}
      <div className="ml-auto flex gap-2 max-sm:w-full max-sm:flex-row-reverse">
        {before && <div className="flex h-12 items-center">{before}</div>}
        <div className="grid gap-1.5 text-center max-sm:flex-1">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            keepsInk
            aria-disabled={isBlocked}
            pending={isPending}
          >
            {action}
            <Icon of={ArrowRight} />
          </Button>
          {price ? <span className="text-sm text-ink-3">{price}</span> : <PriceNote />}
        </div>
      </div>
    </div>
  );
}
