import type { Citation } from "@standings/domain";
import type { ReactNode } from "react";
import { TILE } from "../../../components/brand/company-logo.tsx";
import { textLinkStyle } from "../../../components/ui/text-link.tsx";
import { canPayForSearch } from "../../../lib/buying/plans.ts";
import { useSession } from "../../../lib/session/session.ts";
import { askForCredits } from "../hidden.ts";

const VISIBLE = 6;

interface MaskedSourcesProps {
  readonly model: string;
  readonly citations: readonly Citation[];
}

/** Sources of a censored answer: their number is real, the sources are hidden. */
export function MaskedSources({ model, citations }: MaskedSourcesProps) {
  const { user } = useSession();
  const canPay = canPayForSearch(user);
  const chips = <Chips citations={citations.slice(0, VISIBLE)} />;
  if (canPay) return <Masked chips={chips}>Shown with all results</Masked>;
  return (
    <button
      type="button"
      className="text-left"
      aria-haspopup="dialog"
      onClick={() => askForCredits("Buy credits to view the sources behind every answer.")}
    >
      <Masked chips={chips}>
        <span className={textLinkStyle()}>
          Buy credits to View<span className="sr-only"> the sources of {model}</span>
        </span>
      </Masked>
    </button>
  );
}

function Masked({ chips, children }: { chips: ReactNode; children: ReactNode }) {
  return (
    <span className="mt-2 grid justify-items-start gap-1 text-xs text-ink-2">
      {chips}
      <span className="inline-flex min-h-8 items-center max-sm:min-h-10">{children}</span>
    </span>
  );
}

function Chips({ citations }: { citations: readonly Citation[] }) {
  return (
    <span className="flex gap-1" aria-hidden="true">
      {citations.map((citation, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: masks have no identity and never change places
        <span key={index} className={`${TILE} side-6.5 max-sm:side-10`}>
          <span className="blur-[3px] select-none">{citation.domain}</span>
        </span>
      ))}
    </span>
  );
}
