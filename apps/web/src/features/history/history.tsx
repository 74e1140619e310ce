import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { RotateCw, SearchX } from "lucide-react";
import { Late, Loading } from "../../components/ui/late.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { EmptyHistory } from "./empty-history.tsx";
import { type HistoryFilter, type HistorySearch, showsAll, toFilter } from "./filter.ts";
import { FilterBar } from "./filter-bar.tsx";
import { HistoryList } from "./history-list.tsx";

const PAGE_SIZE = 50;

interface HistoryProps {
  readonly search: HistorySearch;
  readonly onSearch: (search: HistorySearch) => void;
}

/** The user's searches: found, filtered, sorted. */
export function History({ search, onSearch }: HistoryProps) {
  const filter = toFilter(search);
  const history = useHistory(filter);
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
  const total = history.data.pages.at(-1)?.total ?? 0;
  if (total === 0 && showsAll(filter) && !history.isPlaceholderData) return <EmptyHistory />;
  return (
    <>
      <FilterBar search={search} total={total} onSearch={onSearch} />
      {total === 0 ? (
        <NoMatch onClear={() => onSearch({ sort: search.sort })} />
      ) : (
        <HistoryList searches={history.data.pages.flatMap((page) => page.searches)} filter={filter} />
      )}
      {history.hasNextPage && (
        <button
          type="button"
          className="btn btn-secondary mt-5"
          aria-busy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {history.isFetchingNextPage && <span className="spinner" aria-hidden="true" />}
          Load more
        </button>
      )}
    </>
  );
}

function useHistory(filter: HistoryFilter) {
  const { client } = trpc.useUtils();
  const { text, kind, sort } = filter;
  return useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.search.history), filter],
    queryFn: ({ pageParam }) =>
      client.search.history.query({
        page: pageParam,
        limit: PAGE_SIZE,
        sort,
        ...(text === "" ? {} : { text }),
        ...(kind === null ? {} : { kind }),
      }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <div className="pt-8">
      <Notice
        icon={SearchX}
        title="No searches match"
        actions={
          <button type="button" className="btn btn-secondary" onClick={onClear}>
            Clear Filters
          </button>
        }
      >
        Try other words, or another type of search.
      </Notice>
    </div>
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
