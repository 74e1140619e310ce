import { overlapPercent, overlapWords, plural } from "@standings/domain";
import { Defined } from "../../../components/ui/defined.tsx";
import { PAIR_OVERLAP_DEFINITION } from "../definitions.ts";
import type { Standings } from "../standings.ts";
import { compareLists } from "./compare.ts";

/** Effect of the changed prompt: shared companies and overlap. */
export function OverlapSentence({ standings }: { standings: Standings }) {
  const comparison = compareLists(standings);
  if (!comparison) return null;
  const { shared, onlyFirst, onlySecond, overlap } = comparison;
  const isOne = shared === 1;
  return (
    <div className="grid gap-x-16 gap-y-3 pb-7 lg:grid-cols-[minmax(0,1fr)_320px]">
      <p className="max-w-180 text-lg/6.75 tracking-[-0.01em] text-pretty sm:text-sentence">
        {shared === 0 ? (
          "No company is on both lists"
        ) : (
          <>
            <b className="font-strong">{plural(shared, "company", "companies")}</b> {isOne ? "is" : "are"} on
            both lists
          </>
        )}
        ; <b className="font-strong">{onlyFirst}</b> only on the first and{" "}
        <b className="font-strong">{onlySecond}</b> only on the second.
      </p>
      <div className="border-l-2 border-line-2 pl-4 text-sm">
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
