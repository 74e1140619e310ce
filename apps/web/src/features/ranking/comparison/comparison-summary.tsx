import type { Movement } from "@standings/domain";
import type { ModelColumn } from "../columns/model-column.ts";
import type { Standings } from "../standings.ts";
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

/** Sentence and slope graph of a comparison; nothing when an answer is missing for good or its positions are hidden. */
export function ComparisonSummary({ prompts, columns, standings, isLive }: ComparisonSummaryProps) {
  const [first, second] = columns;
  if (!first || !second || standings.isCensored) return null;
  if (first.phase === "failed" || second.phase === "failed") return null;
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
