import { comparisonClauses, type ListComparison, share } from "@standings/domain";
import { useOwnKey } from "../../../components/company/own-badge.tsx";
import { Defined } from "../../../components/ui/tooltip.tsx";
import { Clauses } from "../clauses.tsx";
import { PAIR_AGREEMENT_DEFINITION } from "../ranking-definitions.ts";

const BOX = "grid content-start gap-x-16 gap-y-3 pb-7 lg:grid-cols-[minmax(0,1fr)_320px]";
/** Room of the longest sentence, so that the graph below stays in its place. */
const ROOM = "min-h-40.5 sm:min-h-22.5";

/** Effect of the changed prompt: the reader's own company, shared companies, what rises and falls most, and the agreement. */
export function ComparisonSentence({ comparison, isLive }: { comparison: ListComparison; isLive: boolean }) {
  const { overlap } = comparison;
  return (
    <div className={BOX}>
      <Clauses clauses={comparisonClauses(comparison, useOwnKey())} className={isLive ? ROOM : ""} />
      <div className="self-start border-l-2 border-line-2 pl-4 text-sm">
        <p className="font-medium">Agreement</p>
        <p className="text-ink-2">
          <Defined text={PAIR_AGREEMENT_DEFINITION}>
            <span>
              the lists share <b className="font-strong text-ink">{share(overlap)}</b>
            </span>
          </Defined>
        </p>
      </div>
    </div>
  );
}

/** The sentence's room while an answer is missing. */
export function ComparisonPending() {
  return (
    <div className={BOX}>
      <p className={`max-w-180 text-lg/6.75 text-ink-3 sm:text-sentence ${ROOM}`}>
        The two lists are compared when both prompts are answered.
      </p>
      <div className="min-h-9.5 self-start border-l-2 border-line-2 pl-4 text-sm text-ink-3 max-lg:invisible">
        Agreement
      </div>
    </div>
  );
}
