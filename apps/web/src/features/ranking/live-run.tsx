import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { useMemo } from "react";
import { Notice } from "../../components/ui/notice.tsx";
import { useData } from "../../lib/data.tsx";
import { modelsQuery } from "../../lib/queries.ts";
import { newTicket, type Question, type RunTicket } from "../../lib/run-tickets.ts";
import { Aggregated } from "./aggregated.tsx";
import type { AnsweredColumn } from "./model-column.ts";
import { PreparingRun } from "./preparing-run.tsx";
import { Ranking } from "./ranking.tsx";
import { RankingHeader } from "./ranking-header.tsx";
import { ResultsByModel } from "./results-by-model.tsx";
import { type ResultsTab, ResultsTabs } from "./results-tabs.tsx";
import { RunLine } from "./run-line.tsx";
import { buildStandings } from "./standings.ts";
import { SEARCH_FAILED, useRun } from "./use-run.ts";

interface LiveRunProps {
  readonly question: Question;
  readonly ticket: RunTicket;
  readonly tab: ResultsTab;
  readonly onTab: (tab: ResultsTab) => void;
}

/** One run from its start to its aggregate. */
export function LiveRun({ question, ticket, tab, onTab }: LiveRunProps) {
  const list = useQuery(modelsQuery(useData()));
  const { state, connected, startError, startAgain, retryModel } = useRun(question, ticket);
  const { columns, phase } = state;
  const standings = useMemo(() => buildStandings(columns), [columns]);
  const runAgain = () => newTicket(question, ticket.isPrivate);

  if (startError || phase === "failed") {
    const again = startError && !startError.changed ? startAgain : runAgain;
    return <RunFailed question={question} message={startError?.message ?? state.error} onAgain={again} />;
  }
  if (phase === "preparing") return <PreparingRun question={question} label="Preparing analysis..." />;

  const running = phase === "streaming" || columns.some((column) => column.phase === "waiting");
  const censored = standings.answered.some((column) => column.wasCensored);
  const locked = running
    ? "Ready when all models have answered"
    : censored
      ? "Hidden positions can't be added up"
      : undefined;
  const shown = locked ? "models" : tab;
  return (
    <>
      <RankingHeader
        prompt={question.prompt}
        webSearch={
          question.webSearch && (running || standings.answered.length === 0 || usedWeb(standings.answered))
        }
        modelCount={columns.length}
        createdAt={state.startedAt}
        running={running}
        isPrivate={ticket.isPrivate ?? false}
        isSandbox={list.data?.sandbox ?? false}
        onRunAgain={runAgain}
      />
      <ResultsTabs selected={shown} onSelect={onTab} lockedReason={locked}>
        <Ranking standings={standings} asked={columns.length}>
          {shown === "models" ? (
            <>
              <RunLine
                columns={columns}
                running={running}
                connected={connected}
                startedAt={state.startedAt}
              />
              <ResultsByModel
                columns={columns}
                standings={standings}
                webSearch={question.webSearch}
                onRetry={retryModel}
              />
            </>
          ) : (
            <Aggregated
              prompt={question.prompt}
              columns={columns}
              standings={standings}
              refunded={state.refunded}
              onRunAgain={runAgain}
            />
          )}
        </Ranking>
      </ResultsTabs>
    </>
  );
}

function usedWeb(columns: readonly AnsweredColumn[]): boolean {
  return columns.some((column) => column.webSearchUsed);
}

function RunFailed({
  question,
  message,
  onAgain,
}: {
  question: Question;
  message: string | null;
  onAgain: () => void;
}) {
  return (
    <>
      <RankingHeader prompt={question.prompt} modelCount={question.models.length} isSandbox={false} />
      <div className="mt-8 border-t-2 border-line-ink pt-6">
        <Notice
          tone="bad"
          title={message ?? SEARCH_FAILED}
          actions={
            <button type="button" className="btn btn-primary" onClick={onAgain}>
              <RotateCw className="size-4" aria-hidden="true" />
              Try Again
            </button>
          }
        >
          {message !== SEARCH_FAILED &&
            "The search did not begin, or it ended early. A search without any answer is refunded."}
        </Notice>
      </div>
    </>
  );
}
