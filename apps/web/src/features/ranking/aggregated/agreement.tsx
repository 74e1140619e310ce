import { share } from "@standings/domain";
import { Defined } from "../../../components/ui/tooltip.tsx";
import { AGREEMENT_DEFINITION } from "../ranking-definitions.ts";
import { overlapOf, type Standings } from "../standings.ts";

/** How much of their lists two models share. */
export function Agreement({ standings }: { standings: Standings }) {
  const overlap = overlapOf(standings);
  if (overlap === null) return null;
  return (
    <div>
      <p className="text-sm font-medium">Agreement</p>
      <p className="flex items-center gap-1.5 text-sm text-ink-2">
        <span className="inline-block h-1.5 w-16 overflow-hidden rounded-full bg-line-2" aria-hidden="true">
          <svg className="block size-full" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width={overlap * 100} height="6" className="fill-ink-2" />
          </svg>
        </span>
        <Defined text={AGREEMENT_DEFINITION}>
          <span>
            two models share <b className="font-strong text-ink">{share(overlap)}</b>
          </span>
        </Defined>
      </p>
    </div>
  );
}
