import { CREDIT_COST } from "@standings/domain";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useData } from "../../lib/data.tsx";
import { plural } from "../../lib/format.ts";
import { modelsQuery } from "../../lib/queries.ts";
import { newTicket, type Question, type RunTicket } from "../../lib/run-tickets.ts";
import { type User, useSession } from "../../lib/session.ts";
import { Aggregated } from "./aggregated.tsx";
import { CreditsBanner } from "./credits-banner.tsx";
import { findHidden } from "./hidden.ts";
import { HiddenCard, hasRoomForCard } from "./hidden-card.tsx";
import type { AnsweredColumn } from "./model-column.ts";
import { PreparingRun } from "./preparing-run.tsx";
import { Ranking } from "./ranking.tsx";
import { RankingHeader } from "./ranking-header.tsx";
import { ResultsByModel } from "./results-by-model.tsx";
import { type ResultsTab, ResultsTabs } from "./results-tabs.tsx";
import { RunFailed } from "./run-failed.tsx";
import { RunLine } from "./run-line.tsx";
import { buildStandings } from "./standings.ts";
import { useRun } from "./use-run.ts";
import { useUnlock } from "./use-unlock.ts";

interface LiveRunProps {
  readonly question: Question;
  readonly ticket: RunTicket;
  readonly tab: ResultsTab;
  readonly onTab: (tab: ResultsTab) => void;
}

/** One run from its start to its aggregate. */
export function LiveRun({ question, ticket, tab, onTab }: LiveRunProps) {
  const list = useQuery(modelsQuery(useData()));
  const { user } = useSession();
  const [isCharged] = useState(() => takesCredit(user));
  const { state, connected, startError, startAgain, retryModel, followAgain } = useRun(question, ticket);
  const { columns, phase } = state;
  const standings = useMemo(() => buildStandings(columns), [columns]);
  const waiting = columns.some((column) => column.phase === "waiting");
  const running = waiting || phase === "streaming";
  const hidden = waiting ? null : findHidden(columns, user?.subscription_status === "pro");
  const unlock = useUnlock(state, hidden, followAgain);
  const runAgain = () => newTicket(question, ticket.isPrivate);

  if (startError || phase === "failed") {
    const again = startError && !startError.changed ? startAgain : runAgain;
    return <RunFailed question={question} message={startError?.message ?? state.error} onAgain={again} />;
  }
  if (phase === "preparing") return <PreparingRun question={question} label="Preparing analysis..." />;

  const locked = whyLocked(running, standings.isCensored || hidden !== null);
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
        price={isCharged ? plural(CREDIT_COST.search, "credit") : undefined}
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
                running={running && !hidden}
                connected={connected}
                startedAt={state.startedAt}
              />
              {hidden && <CreditsBanner hidden={hidden} unlock={unlock} />}
              <ResultsByModel
                columns={columns}
                standings={standings}
                webSearch={question.webSearch}
                onRetry={retryModel}
              >
                {hidden?.kind === "positions" && hasRoomForCard(standings.answered) && (
                  <HiddenCard unlock={unlock} />
                )}
              </ResultsByModel>
            </>
          ) : (
            <Aggregated
              prompt={question.prompt}
              columns={columns}
              standings={standings}
              refunded={state.refunded && isCharged}
              onRunAgain={runAgain}
            />
          )}
        </Ranking>
      </ResultsTabs>
    </>
  );
}

/** As it is when the run begins: without credits it is a free preview. */
function takesCredit(user: User | null): boolean {
  if (!user || user.subscription_status === "pro" || user.subscription_status === "business") return false;
  return user.credits >= CREDIT_COST.search;
}

function whyLocked(running: boolean, isCensored: boolean): string | undefined {
  if (running) return "Ready when all models have answered";
  return isCensored ? "Hidden positions can't be added up" : undefined;
}

function usedWeb(columns: readonly AnsweredColumn[]): boolean {
  return columns.some((column) => column.webSearchUsed);
}
