import type { SearchRecord } from "@standings/domain";
import { useQuery } from "@tanstack/react-query";
import { Link, Navigate } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useMemo, useState } from "react";
import { Late, Loading } from "../../components/ui/late.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useAsk } from "../../lib/ask.ts";
import { useData } from "../../lib/data.tsx";
import { errorCode } from "../../lib/errors.ts";
import { searchQuery } from "../../lib/queries.ts";
import { useSession } from "../../lib/session.ts";
import { Aggregated } from "./aggregated.tsx";
import { archivedColumn } from "./model-column.ts";
import { Ranking } from "./ranking.tsx";
import { RankingHeader } from "./ranking-header.tsx";
import { ResultsByModel } from "./results-by-model.tsx";
import { type ResultsTab, ResultsTabs } from "./results-tabs.tsx";
import { buildStandings } from "./standings.ts";

/** `/archived-company-ranking/{id}`: a saved search in the same views. */
export function ArchivedRankingPage({ id }: { id: string }) {
  const { status } = useSession();
  const record = useQuery({ ...searchQuery(useData(), id), enabled: status === "signed-in" });
  if (status === "guest") return <Navigate to="/" replace />;
  return (
    <div className="wrap min-h-[60vh] pt-6 sm:pt-10">
      {record.data && <ArchivedRanking record={record.data} />}
      {(record.isError || status === "failed") && (
        <LoadFailed error={record.error} onRetry={() => record.refetch()} />
      )}
      {!record.data && !record.isError && status !== "failed" && (
        <Late key={status}>
          <Loading>{status === "signed-in" ? "Loading results..." : "Loading Interface..."}</Loading>
        </Late>
      )}
    </div>
  );
}

function ArchivedRanking({ record }: { record: SearchRecord }) {
  const ask = useAsk();
  const [tab, setTab] = useState<ResultsTab>("models");
  const columns = useMemo(() => record.models.map(archivedColumn), [record]);
  const standings = useMemo(() => buildStandings(columns, record.results), [columns, record]);
  const { prompt, webSearch, isPrivate, isSandbox, createdAt, wasCensored } = record;
  const models = record.models.map((model) => model.modelId);
  const locked = wasCensored ? "Hidden positions can't be added up" : undefined;
  return (
    <>
      <RankingHeader
        before={<BackToHistory />}
        prompt={prompt}
        webSearch={webSearch && standings.answered.some((column) => column.webSearchUsed)}
        modelCount={columns.length}
        createdAt={createdAt}
        isPrivate={isPrivate}
        isSandbox={isSandbox}
        onRunAgain={() => ask({ prompt, models, webSearch }, { isPrivate })}
      />
      <ResultsTabs selected={tab} onSelect={setTab} lockedReason={locked}>
        <Ranking standings={standings} asked={columns.length}>
          {tab === "models" ? (
            <ByModel record={record} columns={columns} standings={standings} />
          ) : (
            <Aggregated prompt={prompt} columns={columns} standings={standings} />
          )}
        </Ranking>
      </ResultsTabs>
    </>
  );
}

type ByModelProps = Pick<Parameters<typeof ResultsByModel>[0], "columns" | "standings"> & {
  record: SearchRecord;
};

function ByModel({ record, columns, standings }: ByModelProps) {
  if (columns.length === 0) {
    return (
      <div className="pt-8">
        <Notice title="No Model Data Available">This search doesn't contain individual model results.</Notice>
      </div>
    );
  }
  return <ResultsByModel columns={columns} standings={standings} webSearch={record.webSearch} />;
}

function BackToHistory() {
  return (
    <Link
      to="/profile"
      className="-mt-3 mb-2 inline-flex min-h-10 items-center gap-1.5 text-sm font-medium text-ink-2 hover:text-ink print:hidden"
    >
      <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
      Back to History
    </Link>
  );
}

function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = errorCode(error);
  const missing = code === "SEARCH_NOT_FOUND" || code === "NOT_FOUND" || code === "INVALID_INPUT";
  return (
    <Notice
      level={1}
      tone="bad"
      title={missing ? "Could not find search data." : "Failed to load search results. Please try again."}
      actions={
        <>
          {!missing && (
            <button type="button" className="btn btn-primary" onClick={onRetry}>
              Try Again
            </button>
          )}
          <Link to="/profile" className="btn btn-secondary">
            Back to History
          </Link>
        </>
      }
    >
      {missing && "It may have been deleted, or the link is incomplete."}
    </Notice>
  );
}
