import {
  hasOwnDomain,
  modelName,
  pagePath,
  rankingKindOf,
  readColumn,
  type SearchRecord,
} from "@standings/domain";
import { useSuspenseQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo } from "react";
import { useData } from "../../lib/data.tsx";
import { plural } from "../../lib/format.ts";
import { sharedSearchQuery } from "../../lib/queries.ts";
import { ArchivedTab } from "./archived-tab.tsx";
import { ComparisonView } from "./comparison/comparison-view.tsx";
import { archivedColumn } from "./model-column.ts";
import { Ranking } from "./ranking.tsx";
import { type ResultsTab, ResultsTabs } from "./results-tabs.tsx";
import { SearchFailed } from "./search-failed.tsx";
import { SharedHeader } from "./shared-header.tsx";
import { buildStandings } from "./standings.ts";

const route = getRouteApi("/trending-company-ranking/$searchid");

/** `/trending-company-ranking/{searchid}`: a shared search as everybody sees it (spec part 2 §2). */
export function SharedSearchPage() {
  const { searchid: id } = route.useParams();
  const { tab = "models" } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: record } = useSuspenseQuery(sharedSearchQuery(useData(), id));
  const show = (next: ResultsTab) =>
    void navigate({
      search: { tab: next === "aggregated" ? next : undefined },
      replace: true,
      resetScroll: false,
    });
  const path = pagePath("trending-company-ranking", { searchid: id });
  const lockedReason = lockOf(record);
  const selected = lockedReason ? "models" : tab;
  return (
    <div className="wrap pt-6 sm:pt-10">
      <SharedHeader record={record} asked={askedOf(record)} />
      <ResultsTabs
        kind={rankingKindOf(record.kind)}
        count={record.results.length}
        selected={selected}
        onSelect={show}
        hrefs={{ models: path, aggregated: `${path}?tab=aggregated` }}
        lockedReason={lockedReason}
      >
        {record.kind === "comparison" ? (
          <Compared record={record} />
        ) : (
          <Ranked record={record} tab={selected} />
        )}
      </ResultsTabs>
    </div>
  );
}

/** None with that id, or its owner keeps it private. */
export function SharedSearchMissing() {
  return (
    <SearchFailed message="Failed to load search data. It may have been deleted or the ID is incorrect." />
  );
}

/** The same address without an id. */
export function NoSearchId() {
  return <SearchFailed message="No search ID provided." />;
}

function lockOf({ kind, wasCensored }: SearchRecord): string | undefined {
  if (kind === "comparison") return "Answers to different prompts are not added up";
  return wasCensored ? "Hidden positions can't be added up" : undefined;
}

function askedOf({ kind, models }: SearchRecord): string {
  if (kind !== "comparison") return plural(models.length, "model");
  return modelName(readColumn(models[0]?.modelId ?? "").modelId);
}

function Ranked({ record, tab }: { record: SearchRecord; tab: ResultsTab }) {
  const kind = rankingKindOf(record.kind);
  const columns = useMemo(() => record.models.map(archivedColumn), [record]);
  const standings = useMemo(() => buildStandings(columns, kind, record.results), [columns, kind, record]);
  const listed = useMemo(
    () => ({ ...standings, results: standings.results.filter(hasOwnDomain) }),
    [standings],
  );
  return (
    <Ranking searchId={null} standings={standings} asked={columns.length} clicks="page">
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
        clicks="page"
        searchId={null}
        prompts={[record.prompt, record.prompt2 ?? ""]}
        columns={columns}
        standings={standings}
      />
    </div>
  );
}
