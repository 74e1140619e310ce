import type { Question } from "../../lib/run-tickets.ts";
import { RankingHeader } from "./ranking-header.tsx";
import { ResultsByModel } from "./results-by-model.tsx";
import { ResultsTabs } from "./results-tabs.tsx";
import { initialRun } from "./run-state.ts";
import { buildStandings } from "./standings.ts";

/** The page's frame before anything has begun: same boxes, skeleton rows. */
export function PreparingRun({ question, label }: { question: Question; label: string }) {
  const { columns } = initialRun(question.models);
  return (
    <>
      <RankingHeader
        prompt={question.prompt}
        webSearch={question.webSearch}
        modelCount={columns.length}
        isSandbox={false}
      />
      <ResultsTabs
        selected="models"
        onSelect={() => undefined}
        lockedReason="Ready when all models have answered"
      >
        <p className="pt-4 pb-7 font-strong" role="status">
          {label}
        </p>
        <ResultsByModel
          columns={columns}
          standings={buildStandings(columns)}
          webSearch={question.webSearch}
        />
      </ResultsTabs>
    </>
  );
}
