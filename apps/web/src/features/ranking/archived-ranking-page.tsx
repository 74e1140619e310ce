import { type RankingKind, rankingKindOf, type SearchRecord } from "@standings/domain";
import { useMemo, useState } from "react";
import { useAsk } from "../../lib/ask.ts";
import { plural } from "../../lib/format.ts";
import { KIND_TITLES } from "../../lib/kinds.ts";
import { savedQuestion } from "../../lib/question.ts";
import { Archived } from "./archived.tsx";
import { ArchivedTab } from "./archived-tab.tsx";
import { BackToHistory, BackToTrending } from "./back-links.tsx";
import { findExportProblem } from "./export-problem.ts";
import { archivedColumn } from "./model-column.ts";
import { Ranking } from "./ranking.tsx";
import { RankingHeader } from "./ranking-header.tsx";
import { type ResultsTab, ResultsTabs } from "./results-tabs.tsx";
import { ShareMenu } from "./share-menu.tsx";
import { buildStandings } from "./standings.ts";

/** `/archived-company-ranking/{id}`, `/archived-expert-ranking/{searchid}`: a saved search in the same views. */
export function ArchivedRankingPage({ kind, id }: { kind: RankingKind; id: string }) {
  return (
    <Archived kind={kind} id={id}>
      {(record, isOwn) => <ArchivedRanking record={record} isOwn={isOwn} />}
    </Archived>
  );
}

const FIRST_TAB: Record<RankingKind, ResultsTab> = { company: "models", expert: "aggregated" };

interface ArchivedRankingProps {
  readonly record: SearchRecord;
  /** False: somebody else shares it, to read only. */
  readonly isOwn: boolean;
}

function ArchivedRanking({ record, isOwn }: ArchivedRankingProps) {
  const ask = useAsk();
  const kind = rankingKindOf(record.kind);
  const columns = useMemo(() => record.models.map(archivedColumn), [record]);
  const standings = useMemo(() => buildStandings(columns, kind, record.results), [columns, kind, record]);
  const [tab, setTab] = useState<ResultsTab>(record.wasCensored ? "models" : FIRST_TAB[kind]);
  const { id, prompt, webSearch, sector, isPrivate, isSandbox, createdAt, wasCensored } = record;
  const view = tab === "aggregated" ? "aggregated" : "by_model";
  const question = savedQuestion(
    record,
    record.models.map((model) => model.modelId),
  );
  return (
    <>
      <RankingHeader
        before={isOwn ? <BackToHistory /> : <BackToTrending sector={sector} />}
        eyebrow={KIND_TITLES[kind]}
        title={`“${prompt}”`}
        webSearch={webSearch && standings.answered.some((column) => column.webSearchUsed)}
        sector={sector}
        asked={plural(columns.length, "model")}
        createdAt={createdAt}
        isPrivate={isPrivate}
        isSandbox={isSandbox}
        onRunAgain={() => ask(question, { isPrivate })}
        share={
          <ShareMenu
            title={`“${prompt}”`}
            request={isOwn ? { searchId: id, view } : null}
            problem={isOwn ? findExportProblem({ view, standings, isArchived: true }) : null}
          />
        }
      />
      <ResultsTabs
        kind={kind}
        count={standings.results.length}
        selected={tab}
        onSelect={setTab}
        lockedReason={wasCensored ? "Hidden positions can't be added up" : undefined}
      >
        <Ranking searchId={isOwn ? id : null} standings={standings} asked={columns.length} clicks="page">
          <ArchivedTab tab={tab} record={record} columns={columns} standings={standings} />
        </Ranking>
      </ResultsTabs>
    </>
  );
}
