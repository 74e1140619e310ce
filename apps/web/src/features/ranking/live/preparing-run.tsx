import { KIND_TITLES, plural } from "@standings/domain";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { namedColumnsOf, type RankingQuestion } from "../../../lib/search/question.ts";
import { ResultsByModel } from "../columns/results-by-model.tsx";
import { RankingHeader } from "../ranking-header.tsx";
import { ResultsTabs } from "../results-tabs.tsx";
import { buildStandings } from "../standings.ts";
import { StatusLine } from "./run-line.tsx";
import { initialRun } from "./run-state.ts";

/** The page's frame before the run starts, with skeleton rows in the final boxes. */
export function PreparingRun({ question, label }: { question: RankingQuestion; label: string }) {
  const catalogue = useCatalogue();
  const { columns } = initialRun(namedColumnsOf(question, catalogue));
  return (
    <>
      <RankingHeader
        eyebrow={KIND_TITLES[question.kind]}
        title={`“${question.prompt}”`}
        webSearch={question.webSearch}
        market={question.market}
        asked={plural(columns.length, "model")}
        isSandbox={false}
      />
      <ResultsTabs
        kind={question.kind}
        count={null}
        selected="models"
        onSelect={() => undefined}
        lockedReason="Ready when all models have answered"
      >
        <ResultsByModel
          line={
            <StatusLine>
              <p className="font-strong" role="status">
                {label}
              </p>
            </StatusLine>
          }
          columns={columns}
          standings={buildStandings(columns, question.kind)}
        />
      </ResultsTabs>
    </>
  );
}
