import { comparisonClauses, type ListComparison, overlapPercent, overlapWords } from "@standings/domain";
import { Defined } from "../../../components/ui/defined.tsx";
import { Clauses } from "../clauses.tsx";
import { PAIR_OVERLAP_DEFINITION } from "../definitions.ts";

const BOX = "grid content-start gap-x-16 gap-y-3 pb-7 lg:grid-cols-[minmax(0,1fr)_320px]";
/** Room of the longest sentence, so that the graph below stays in its place. */
const ROOM = "min-h-40.5 sm:min-h-22.5";

/** Effect of the changed prompt: shared companies, what rises and falls most, and the overlap. */
export function OverlapSentence({ comparison, isLive }: { comparison: ListComparison; isLive: boolean }) {
  const { overlap } = comparison;
  return (
    <div className={BOX}>
      <Clauses clauses={comparisonClauses(comparison)} className={isLive ? ROOM : ""} />
      <div className="self-start border-l-2 border-line-2 pl-4 text-sm">
        <p className="font-medium">{overlapWords(overlap)}</p>
        <p className="text-ink-2">
          <Defined text={PAIR_OVERLAP_DEFINITION}>
            <span>
              <b className="font-strong text-ink">{overlapPercent(overlap)}</b> overlap
            </span>
          </Defined>
        </p>
      </div>
    </div>
  );
}

/** The sentence's room while an answer is missing. */
export function OverlapPending() {
  return (
    <div className={BOX}>
      <p className={`max-w-180 text-lg/6.75 text-ink-3 sm:text-sentence ${ROOM}`}>
        The two lists are compared when both prompts are answered.
      </p>
      <div className="min-h-9.5 self-start border-l-2 border-line-2 pl-4 text-sm text-ink-3 max-lg:invisible">
        Overlap
      </div>
    </div>
  );
}
