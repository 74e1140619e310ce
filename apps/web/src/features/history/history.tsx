import { useInfiniteQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { Late, Loading } from "../../components/ui/late.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useData } from "../../lib/data.tsx";
import { HISTORY } from "../../lib/queries.ts";
import { EmptyHistory } from "./empty-history.tsx";
import { groupByDay } from "./group-by-day.ts";
import { HistoryRow } from "./history-row.tsx";

const PAGE_SIZE = 50;

/** The user's searches, newest first, by day. */
export function History() {
  const { api } = useData();
  const history = useInfiniteQuery({
    queryKey: HISTORY,
    queryFn: async ({ pageParam }) =>
      (await api()).search.history.query({ page: pageParam, limit: PAGE_SIZE }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.total ? pages.length + 1 : undefined),
    staleTime: 0,
  });
  if (history.isPending) {
    return (
      <div className="pt-8">
        <Late>
          <Loading>Loading your searches...</Loading>
        </Late>
      </div>
    );
  }
  if (history.isError) return <HistoryFailed onRetry={() => void history.refetch()} />;
  const days = groupByDay(
    history.data.pages.flatMap((page) => page.searches),
    new Date(),
  );
  if (days.length === 0) return <EmptyHistory />;
  return (
    <>
      {days.map((day, index) => (
        <section key={day.label} className="pt-8" aria-label={day.label}>
          <div className="history-grid border-b-2 border-line-ink pb-2 text-xs text-ink-3">
            <h2 className="col-span-2 text-base font-strong text-ink-2">{day.label}</h2>
            {index === 0 && (
              <>
                <span className="max-sm:hidden">First three</span>
                <span className="max-sm:hidden">Models</span>
              </>
            )}
          </div>
          <ul>
            {day.searches.map((search) => (
              <HistoryRow key={search.id} search={search} />
            ))}
          </ul>
        </section>
      ))}
      {history.hasNextPage && (
        <button
          type="button"
          className="btn btn-secondary mt-5"
          aria-busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {history.isFetchingNextPage && <span className="spinner" aria-hidden="true" />}
          Show older
        </button>
      )}
    </>
  );
}

function HistoryFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="pt-10">
      <Notice
        tone="bad"
        title="Could not load your search history."
        actions={
          <button type="button" className="btn btn-primary" onClick={onRetry}>
            <RotateCw className="size-4" strokeWidth={1.75} aria-hidden="true" />
            Try Again
          </button>
        }
      >
        Your searches are safe. The connection or the server failed.
      </Notice>
    </div>
  );
}
