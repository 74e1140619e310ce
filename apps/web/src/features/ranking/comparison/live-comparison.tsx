import {
  asModelId,
  FREE_RETRIES,
  hasSearched,
  KIND_TITLES,
  MODEL_FAILED,
  type ModelId,
} from "@standings/domain";
import { useMemo } from "react";
import { PrivacyControl } from "../../../components/privacy/privacy-control.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { useAsk } from "../../../lib/search/ask.ts";
import { type ComparisonQuestion, comparisonOf } from "../../../lib/search/question.ts";
import { newTicket, type RunTicket } from "../../../lib/search/ticket.ts";
import { useSession } from "../../../lib/session/session.ts";
import { isAnswered, type ModelColumn } from "../columns/model-column.ts";
import { findExportProblem } from "../export-problem.ts";
import { findHidden } from "../hidden.ts";
import { CreditsBanner } from "../live/credits-banner.tsx";
import { RunOffline } from "../live/run-failed.tsx";
import { RunLine, StatusLine } from "../live/run-line.tsx";
import { SEARCH_FAILED, wasSent } from "../live/start-run.ts";
import { useOwnSearch } from "../live/use-own-search.ts";
import { useRun } from "../live/use-run.ts";
import { useUnlock } from "../live/use-unlock.ts";
import { RankingHeader } from "../ranking-header.tsx";
import { ShareMenu } from "../share-menu.tsx";
import { buildStandings } from "../standings.ts";
import { ComparedQuestion } from "./compared-question.tsx";
import { ComparisonView } from "./comparison-view.tsx";
import { ModelMenu } from "./model-menu.tsx";

interface LiveComparisonProps {
  readonly question: ComparisonQuestion;
  readonly ticket: RunTicket;
  /** The ticket is that of an earlier answer, shown in place of a new one. */
  readonly isEarlier: boolean;
}

/** Error of both columns when the run did not start (spec part 1 §8). */
const NOT_ASKED = "Failed to query prompts";

/** One running comparison, from its start to both answers. */
export function LiveComparison({ question, ticket, isEarlier }: LiveComparisonProps) {
  const list = trpc.models.list.useQuery();
  const ask = useAsk();
  const { user } = useSession();
  const live = useRun(question, ticket);
  const { state, connected, isOffline, problem, startAgain, retryModel, followAgain } = live;
  const { phase, searchId } = state;
  const isBroken = problem !== null || phase === "failed";
  const why = problem?.message ?? state.error;
  const columns = useMemo(
    () => (isBroken ? state.columns.map((column) => notAsked(column, why)) : state.columns),
    [isBroken, why, state.columns],
  );
  const standings = useMemo(() => buildStandings(columns, "company"), [columns]);
  const waiting = columns.some((column) => column.phase === "waiting");
  const running = !isBroken && (waiting || phase === "streaming" || phase === "preparing");
  const hidden = waiting || isBroken ? null : findHidden(columns, user?.subscription_status === "pro");
  const unlock = useUnlock(state, hidden, followAgain);
  const { own, privacy } = useOwnSearch("comparison", searchId, ticket);
  const runAgain = () => newTicket(question, privacy);
  const askModel = (other: ModelId) =>
    ask(comparisonOf(question.prompt, question.prompt2, other, question.market), {
      isPrivate: privacy,
    });
  const isNewRun = problem === null || problem.kind === "changed";
  const again = isNewRun ? runAgain : startAgain;
  const [modelId = asModelId("")] = question.models;
  const usedWeb = running || standings.answered.length === 0 || hasSearched(standings.answered);
  if (isOffline) {
    return <RunOffline header={<ComparedQuestion question={question} />} wasSent={wasSent(ticket)} />;
  }
  return (
    <>
      <RankingHeader
        market={question.market}
        title={KIND_TITLES.comparison}
        webSearch={usedWeb}
        asked={<ModelMenu modelId={modelId} onChoose={askModel} />}
        createdAt={state.startedAt}
        isEarlier={isEarlier}
        running={running}
        privacy={own && !hidden && <PrivacyControl search={own} />}
        isSandbox={list.data?.sandbox ?? false}
        onRunAgain={hidden?.kind === "unasked" ? undefined : runAgain}
        share={
          <ShareMenu
            title={`“${question.prompt}” and “${question.prompt2}”`}
            search={hidden || standings.answered.length === 0 ? null : own}
            request={searchId === null ? null : { searchId, view: "comparison" }}
            problem={findExportProblem({ view: "comparison", standings, isArchived: false, hidden })}
          />
        }
      />
      {hidden?.kind === "unasked" ? (
        <CreditsBanner hidden={hidden} unlock={unlock} />
      ) : (
        <ComparisonView
          isLive
          market={question.market}
          line={
            hidden ? (
              <CreditsBanner hidden={hidden} unlock={unlock} />
            ) : running && phase !== "preparing" ? (
              <RunLine
                columns={columns}
                connected={connected}
                startedAt={state.startedAt}
                isKept={state.isKept}
                noun="prompts"
              />
            ) : (
              <ComparisonStatus>{running ? "Preparing analysis..." : describeEnd(columns)}</ComparisonStatus>
            )
          }
          searchId={searchId}
          prompts={[question.prompt, question.prompt2]}
          columns={columns}
          standings={standings}
          onRetry={isBroken ? again : retryModel}
          isRefunded={isBroken || state.refunded}
        />
      )}
    </>
  );
}

function describeEnd(columns: readonly ModelColumn[]): string {
  const answered = columns.filter(isAnswered).length;
  if (answered === columns.length) return "Both prompts answered";
  return answered === 0 ? "No prompt answered" : "1 of 2 prompts answered";
}

function notAsked({ columnId, modelId, modelName }: ModelColumn, why: string | null): ModelColumn {
  const detail =
    why === null || why === SEARCH_FAILED || why === MODEL_FAILED ? "The comparison did not start." : why;
  const column = { columnId, modelId, modelName };
  const failed = { failure: null, detail, durationMs: 0, freeRetriesLeft: FREE_RETRIES };
  return { phase: "failed", ...column, error: NOT_ASKED, ...failed };
}

/** State of a comparison in the line above it. */
export function ComparisonStatus({ children }: { children: string }) {
  return (
    <StatusLine>
      <p className="font-strong" role="status">
        {children}
      </p>
    </StatusLine>
  );
}
