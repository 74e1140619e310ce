import { CREDIT_COST, describeAsked, hasSearched, KIND_TITLES, plural } from "@standings/domain";
import { useMemo, useState } from "react";
import { PrivacyControl } from "../../../components/privacy/privacy-control.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { takesCredit } from "../../../lib/buying/plans.ts";
import type { RankingQuestion } from "../../../lib/search/question.ts";
import { newTicket, type RunTicket } from "../../../lib/search/ticket.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Aggregated } from "../aggregated/aggregated.tsx";
import { ResultsByModel } from "../columns/results-by-model.tsx";
import { findExportProblem } from "../export-problem.ts";
import { findHidden } from "../hidden.ts";
import { Ranking } from "../ranking.tsx";
import { RankingHeader } from "../ranking-header.tsx";
import { type ResultsTab, ResultsTabs } from "../results-tabs.tsx";
import { ShareMenu } from "../share-menu.tsx";
import { buildStandings } from "../standings.ts";
import { CreditsBanner } from "./credits-banner.tsx";
import { HiddenCard, hasRoomForCard } from "./hidden-card.tsx";
import { PreparingRun } from "./preparing-run.tsx";
import { RunFailed, RunOffline } from "./run-failed.tsx";
import { RunLine } from "./run-line.tsx";
import { noteOf, wasSent } from "./start-run.ts";
import { QuestionHeader } from "./unasked.tsx";
import { useOwnSearch } from "./use-own-search.ts";
import { useRun } from "./use-run.ts";
import { useUnlock } from "./use-unlock.ts";

interface LiveRunProps {
  readonly question: RankingQuestion;
  readonly ticket: RunTicket;
  /** The ticket is that of an earlier answer, shown in place of a new one. */
  readonly isEarlier: boolean;
  readonly tab: ResultsTab;
  readonly onTab: (tab: ResultsTab) => void;
}

/** One run, from its start to the aggregated ranking. */
export function LiveRun({ question, ticket, isEarlier, tab, onTab }: LiveRunProps) {
  const list = trpc.models.list.useQuery();
  const { user } = useSession();
  // Read at the start of the run: without credits it is a free preview.
  const [isCharged] = useState(() => takesCredit(user));
  const live = useRun(question, ticket);
  const { state, connected, isOffline, problem, startAgain, retryModel, followAgain } = live;
  const { columns, phase } = state;
  const standings = useMemo(() => buildStandings(columns, question.kind), [columns, question.kind]);
  const waiting = columns.some((column) => column.phase === "waiting");
  const running = waiting || phase === "streaming";
  const hidden = waiting ? null : findHidden(columns, user?.subscription_status === "pro");
  const unlock = useUnlock(state, hidden, followAgain);
  const { own, privacy } = useOwnSearch(question.kind, state.searchId, ticket);
  const runAgain = () => newTicket(question, privacy);

  if (isOffline || problem || phase === "failed") {
    const header = <QuestionHeader question={question} />;
    if (isOffline) return <RunOffline header={header} wasSent={wasSent(ticket)} />;
    const isNewRun = !problem || problem.kind === "changed";
    const words = { message: problem?.message ?? state.error, note: noteOf(problem) };
    const again = isNewRun ? runAgain : startAgain;
    return <RunFailed header={header} {...words} isNewRun={isNewRun} onAgain={again} />;
  }
  if (phase === "preparing") return <PreparingRun question={question} label="Preparing analysis..." />;

  const locked = whyLocked(running, standings.isCensored || hidden !== null);
  const shown = locked ? "models" : tab;
  const view = shown === "aggregated" ? "aggregated" : "by_model";
  return (
    <>
      <RankingHeader
        eyebrow={KIND_TITLES[question.kind]}
        title={`“${question.prompt}”`}
        webSearch={
          running || standings.answered.length === 0 ? question.webSearch : hasSearched(standings.answered)
        }
        market={question.market}
        asked={describeAsked(running ? columns.length : standings.answered.length, columns.length)}
        createdAt={state.startedAt}
        isEarlier={isEarlier}
        running={running}
        price={isCharged ? plural(CREDIT_COST.search, "credit") : undefined}
        privacy={own && !hidden && <PrivacyControl search={own} />}
        isSandbox={list.data?.sandbox ?? false}
        onRunAgain={hidden?.kind === "unasked" ? undefined : runAgain}
        share={
          <ShareMenu
            title={`“${question.prompt}”`}
            search={hidden || standings.answered.length === 0 ? null : own}
            request={state.searchId === null ? null : { searchId: state.searchId, view }}
            problem={findExportProblem({ view, standings, isArchived: false, hidden })}
          />
        }
      />
      <ResultsTabs
        kind={question.kind}
        count={locked ? null : standings.results.length}
        selected={shown}
        onSelect={onTab}
        lockedReason={locked}
      >
        <Ranking
          market={question.market}
          searchId={state.searchId}
          standings={standings}
          asked={columns.length}
        >
          {shown === "models" ? (
            hidden?.kind === "unasked" ? (
              <CreditsBanner hidden={hidden} unlock={unlock} />
            ) : (
              <ResultsByModel
                line={
                  hidden ? (
                    <CreditsBanner hidden={hidden} unlock={unlock} />
                  ) : (
                    running && (
                      <RunLine
                        columns={columns}
                        connected={connected}
                        startedAt={state.startedAt}
                        isKept={state.isKept}
                      />
                    )
                  )
                }
                columns={columns}
                standings={standings}
                onRetry={retryModel}
                isRefunded={state.refunded}
              >
                {hidden?.kind === "positions" && hasRoomForCard(standings.answered) && (
                  <HiddenCard unlock={unlock} />
                )}
              </ResultsByModel>
            )
          ) : (
            <Aggregated
              prompt={question.prompt}
              columns={columns}
              standings={standings}
              refunded={state.refunded && isCharged}
              onRunAgain={runAgain}
              webSearch={question.webSearch}
              market={question.market}
            />
          )}
        </Ranking>
      </ResultsTabs>
    </>
  );
}

function whyLocked(running: boolean, isCensored: boolean): string | undefined {
  if (running) return "Ready when all models have answered";
  return isCensored ? "Hidden positions can't be added up" : undefined;
}
