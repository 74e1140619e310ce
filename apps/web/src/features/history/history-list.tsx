import type { SearchSummary } from "@standings/domain";
import { lazy, Suspense, useState } from "react";
import { Defined } from "../../components/ui/tooltip.tsx";
import { DiscoveryLine } from "./discovery-line.tsx";
import { type HistoryFilter, isByDate } from "./filter.ts";
import { HISTORY_FIELD_ID } from "./filter-bar.tsx";
import { groupByDay, groupDiscoveries, type HistoryLine } from "./group-searches.ts";
import { HistoryRow } from "./history-row.tsx";
import { HISTORY_GRID } from "./history-skeleton.tsx";

const DeleteDialog = lazy(() =>
  import("./delete-search-dialog.tsx").then((module) => ({ default: module.DeleteSearchDialog })),
);

const OWN_PLACE =
  "The place of your company, with the change since the last run of the same question to the same models. " +
  "One run each, so small changes can be chance.";

interface HistoryListProps {
  readonly searches: readonly SearchSummary[];
  readonly filter: HistoryFilter;
}

/** Searches grouped by day when sorted by date; otherwise one list with a date in each row. */
export function HistoryList({ searches, filter }: HistoryListProps) {
  const [deleting, setDeleting] = useState<SearchSummary | null>(null);
  const byDate = isByDate(filter);
  const row = (search: SearchSummary) => (
    <HistoryRow key={search.id} search={search} withDate={!byDate} onDelete={() => setDeleting(search)} />
  );
  const hasOwn = searches.some(({ own }) => own !== null);
  const groups = byDate ? groupByDay(searches, new Date()) : [{ label: "All searches", searches }];
  return (
    <>
      {groups.map((group, index) => (
        <section key={group.label} className="pt-8" aria-label={group.label}>
          <div className={`${HISTORY_GRID} border-b-2 border-line-ink pr-12 pb-2 text-xs text-ink-3`}>
            <h2 className="col-span-2 text-base font-strong text-ink-2">{group.label}</h2>
            {index === 0 && (
              <>
                <span className="max-md:hidden">{hasOwn && <Defined text={OWN_PLACE}>You</Defined>}</span>
                <span className="max-sm:hidden">First three</span>
                <span className="max-sm:hidden">Models</span>
              </>
            )}
          </div>
          <ul>
            {(byDate ? groupDiscoveries(group.searches) : group.searches.map(asLine)).map((line) =>
              line.kind === "search" ? (
                row(line.search)
              ) : (
                <DiscoveryLine key={line.discovery.runId} discovery={line.discovery} searches={line.searches}>
                  {line.searches.map(row)}
                </DiscoveryLine>
              ),
            )}
          </ul>
        </section>
      ))}
      {deleting && (
        <Suspense fallback={null}>
          <DeleteDialog
            search={deleting}
            onClose={() => setDeleting(null)}
            onDeleted={() => document.getElementById(HISTORY_FIELD_ID)?.focus()}
          />
        </Suspense>
      )}
    </>
  );
}

function asLine(search: SearchSummary): HistoryLine {
  return { kind: "search", search };
}
