import type { Movement } from "@standings/domain";
import type { ModelColumn } from "../columns/model-column.ts";
import { cutColumns, type Standings } from "../standings.ts";
import { compareLists } from "./compare.ts";
import { ComparisonPending, ComparisonSentence } from "./comparison-sentence.tsx";
import { SlopeGraph } from "./slopes/slope-graph.tsx";

interface ComparisonSummaryProps {
  readonly prompts: readonly string[];
  readonly columns: readonly ModelColumn[];
  readonly standings: Standings;
  /** A running or just finished comparison keeps its room. */
  readonly isLive: boolean;
}

/**
 * Sentence and slope graph of a comparison; nothing when an answer is missing for good or its positions are hidden. A list that
 * was cut off does not say who is missing from it.
 */
export function ComparisonSummary({ prompts, columns, standings, isLive }: ComparisonSummaryProps) {
  const [first, second] = columns;
  if (!first || !second || standings.isCensored) return null;
  if (columns.some(({ phase }) => phase === "failed" || phase === "declined")) return null;
  if (cutColumns(standings).size > 0) {
    return (
      <p className="pb-7 text-ink-2">
        The two lists are not compared: one of them was cut off, so who is missing from it is not known.
      </p>
    );
  }
  const comparison = compareLists(standings);
  if (comparison?.movements.length === 0) return null;
  return (
    <>
      {comparison ? <ComparisonSentence comparison={comparison} isLive={isLive} /> : <ComparisonPending />}
      <SlopeGraph
        prompts={prompts}
        movements={comparison?.movements ?? partial(standings, first)}
        waiting={[first.phase === "waiting", second.phase === "waiting"]}
        keepsRoom={isLive}
      />
    </>
  );
}

/** Ranks of the answer that has come, while the other is awaited. */
function partial({ results, answered }: Standings, first: ModelColumn): Movement[] {
  const isFirst = answered[0]?.columnId === first.columnId;
  return results.map((entry) => {
    const rank = entry.votes[0]?.rank ?? null;
    return { entry, first: isFirst ? rank : null, second: isFirst ? null : rank };
  });
}
