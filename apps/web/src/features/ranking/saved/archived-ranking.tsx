import { describeAsked, hasSearched, KIND_TITLES, rankingKindOf, type SearchRecord } from "@standings/domain";
import { useMemo } from "react";
import { PrivacyControl } from "../../../components/privacy/privacy-control.tsx";
import { useAsk } from "../../../lib/search/ask.ts";
import { savedQuestion } from "../../../lib/search/question.ts";
import { archivedColumn } from "../columns/model-column.ts";
import { findExportProblem } from "../export-problem.ts";
import { Ranking } from "../ranking.tsx";
import { RankingHeader } from "../ranking-header.tsx";
import { ResultsTabs } from "../results-tabs.tsx";
import { ShareMenu } from "../share-menu.tsx";
import { buildStandings } from "../standings.ts";
import { Archived } from "./archived.tsx";
import { ArchivedTab } from "./archived-tab.tsx";
import { BackToHistory } from "./back-links.tsx";
import { useResultsTab } from "./use-results-tab.ts";

/** A saved ranking as its owner sees it. */
export function ArchivedRanking({ record }: { record: SearchRecord }) {
  const ask = useAsk();
  const kind = rankingKindOf(record.kind);
  const columns = useMemo(() => record.models.map(archivedColumn), [record]);
  const standings = useMemo(() => buildStandings(columns, kind, record.results), [columns, kind, record]);
  const { tab, show, lockedReason } = useResultsTab(record);
  const { id, prompt, sector, isPrivate, isSandbox, createdAt } = record;
  const view = tab === "aggregated" ? "aggregated" : "by_model";
  const question = savedQuestion(
    record,
    record.models.map((model) => model.columnId),
  );
  return (
    <>
      <RankingHeader
        before={<BackToHistory />}
        eyebrow={KIND_TITLES[kind]}
        title={`“${prompt}”`}
        market={record.market}
        webSearch={hasSearched(standings.answered)}
        sector={sector}
        asked={describeAsked(standings.answered.length, columns.length)}
        createdAt={createdAt}
        privacy={<PrivacyControl search={{ id, kind, isPrivate }} />}
        isSandbox={isSandbox}
        onRunAgain={() => ask(question, { isPrivate })}
        share={
          <ShareMenu
            title={`“${prompt}”`}
            search={{ id, kind, isPrivate }}
            request={{ searchId: id, view }}
            problem={findExportProblem({ view, standings, isArchived: true })}
          />
        }
      />
      <ResultsTabs
        kind={kind}
        count={standings.results.length}
        selected={tab}
        onSelect={show}
        lockedReason={lockedReason}
      >
        <Ranking market={record.market} searchId={id} standings={standings} asked={columns.length} linksNames>
          <ArchivedTab tab={tab} record={record} columns={columns} standings={standings} />
        </Ranking>
      </ResultsTabs>
    </>
  );
}

/** `/archived-company-ranking/{id}`: a saved ranking of companies. */
export function ArchivedRankingPage({ id }: { id: string }) {
  return (
    <Archived kind="company" id={id}>
      {(record) => <ArchivedRanking record={record} />}
    </Archived>
  );
}
