import { describeAsked, hasOwnDomain, isAnswer, rankingKindOf, type SearchRecord } from "@standings/domain";
import { useMemo } from "react";
import { archivedColumn } from "../columns/model-column.ts";
import { ComparisonView } from "../comparison/comparison-view.tsx";
import type { ExportView } from "../export-search.ts";
import { Ranking } from "../ranking.tsx";
import { type ResultsTab, ResultsTabs } from "../results-tabs.tsx";
import { buildStandings } from "../standings.ts";
import { ArchivedTab } from "./archived-tab.tsx";
import { SharedHeader } from "./shared-header.tsx";
import { useResultsTab } from "./use-results-tab.ts";

/** Public view of a shared search, complete without scripts (spec part 2 §2). */
export function SharedSearch({ record }: { record: SearchRecord }) {
  const { tab, show, hrefs, lockedReason } = useResultsTab(record);
  return (
    <>
      <SharedHeader record={record} asked={askedOf(record)} view={viewOf(record, tab)} />
      <ResultsTabs
        kind={rankingKindOf(record.kind)}
        count={record.results.length}
        selected={tab}
        onSelect={show}
        hrefs={hrefs}
        lockedReason={lockedReason}
      >
        {record.kind === "comparison" ? <Compared record={record} /> : <Ranked record={record} tab={tab} />}
      </ResultsTabs>
    </>
  );
}

function viewOf({ kind }: SearchRecord, tab: ResultsTab): ExportView {
  if (kind === "comparison") return "comparison";
  return tab === "aggregated" ? "aggregated" : "by_model";
}

function askedOf({ kind, models }: SearchRecord): string {
  if (kind !== "comparison") return describeAsked(models.filter(isAnswer).length, models.length);
  return models[0]?.modelName ?? "";
}

function Ranked({ record, tab }: { record: SearchRecord; tab: ResultsTab }) {
  const kind = rankingKindOf(record.kind);
  const columns = useMemo(() => record.models.map(archivedColumn), [record]);
  const standings = useMemo(() => buildStandings(columns, kind, record.results), [columns, kind, record]);
  const listed = useMemo(
    () => (kind === "expert" ? standings : { ...standings, results: standings.results.filter(hasOwnDomain) }),
    [standings, kind],
  );
  return (
    <Ranking searchId={null} standings={standings} asked={columns.length} market={record.market} linksNames>
      <ArchivedTab
        isWhole
        tab={tab}
        record={record}
        columns={columns}
        standings={tab === "aggregated" ? listed : standings}
      />
    </Ranking>
  );
}

function Compared({ record }: { record: SearchRecord }) {
  const columns = useMemo(() => record.models.map(archivedColumn), [record]);
  const standings = useMemo(() => buildStandings(columns, "company"), [columns]);
  return (
    <div className="pt-7">
      <ComparisonView
        searchId={null}
        market={record.market}
        prompts={[record.prompt, record.prompt2 ?? ""]}
        columns={columns}
        standings={standings}
      />
    </div>
  );
}
