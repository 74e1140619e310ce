import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { RotateCw, SearchX } from "lucide-react";
import { useEffect } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import type { RunningSearch } from "../../lib/api/api-types.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { EmptyHistory } from "./empty-history.tsx";
import { type HistoryFilter, type HistorySearch, showsAll, toFilter } from "./filter.ts";
import { ALL_KINDS_ID, FilterBar } from "./filter-bar.tsx";
import { HistoryList } from "./history-list.tsx";
import { HistorySkeleton } from "./history-skeleton.tsx";
import { RunningList } from "./running-list.tsx";
import { StudyList } from "./study-list.tsx";
import { useStudies } from "./use-studies.ts";

const PAGE_SIZE = 50;
/** How often running searches are read again. */
const WHILE_RUNNING_MS = 1000;

/** No cursor. */
const FIRST_PAGE: string | null = null;

const NOTHING = { total: 0, isLowerBound: false };

interface HistoryProps {
  readonly search: HistorySearch;
  readonly onSearch: (search: HistorySearch) => void;
}

/** The user's searches with filter, order and paging. */
export function History({ search, onSearch }: HistoryProps) {
  const filter = toFilter(search);
  const isOfStudies = filter.kind === "study";
  const { history, running } = useHistory(filter);
  const studies = useStudies(filter.text);
  // Both at once: what comes later would push down what is being read.
  if (history.isPending || studies.isPending) return <HistorySkeleton />;
  if (history.isError) return <HistoryFailed onRetry={() => void history.refetch()} />;
  const { total, isLowerBound } = { ...NOTHING, ...history.data.pages[0] };
  const isEmpty = total === 0 && running.length === 0;
  const hasStudies = studies.isError || studies.data.pages.some((page) => page.studies.length > 0);
  if (isEmpty && showsAll(filter) && !history.isPlaceholderData) {
    return (
      <>
        <StudyList studies={studies} />
        <EmptyHistory />
      </>
    );
  }
  const clear = () => onSearch({ sort: search.sort });
  if (isOfStudies) {
    return (
      <>
        <FilterBar search={search} total={null} isLowerBound={false} onSearch={onSearch} />
        {hasStudies ? <StudyList studies={studies} isAlone /> : <NoMatch what="studies" onClear={clear} />}
      </>
    );
  }
  return (
    <>
      <FilterBar search={search} total={total ?? 0} isLowerBound={isLowerBound} onSearch={onSearch} />
      <RunningList running={running} />
      {filter.kind === null && <StudyList studies={studies} />}
      {isEmpty ? (
        !(hasStudies && filter.kind === null) && <NoMatch what="searches" onClear={clear} />
      ) : (
        <HistoryList searches={history.data.pages.flatMap((page) => page.searches)} filter={filter} />
      )}
      {history.hasNextPage && (
        <Button
          className="mt-5"
          pending={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </>
  );
}

function useHistory(filter: HistoryFilter) {
  const { client } = trpc.useUtils();
  const { text, kind, sort } = filter;
  const wish = {
    sort,
    ...(text === "" ? {} : { text }),
    ...(kind === null || kind === "study" ? {} : { kind }),
  };
  const history = useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.search.history), filter],
    queryFn: ({ pageParam }) =>
      client.search.history.query({
        ...(pageParam === null ? {} : { cursor: pageParam }),
        ...wish,
        limit: PAGE_SIZE,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  const { refetch } = history;
  const listed = history.data?.pages[0]?.running ?? [];
  // Read alone, because a list is read with every page that was loaded.
  const { data: now = listed, dataUpdatedAt } = trpc.search.history.useQuery(
    { ...wish, limit: 1 },
    {
      enabled: listed.length > 0,
      refetchInterval: WHILE_RUNNING_MS,
      select: (page) => page.running,
    },
  );
  const isOld = listed.length > 0 && idsOf(now) !== idsOf(listed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again with the next answer, should this one fail
  useEffect(() => {
    if (isOld) void refetch({ cancelRefetch: false });
  }, [isOld, dataUpdatedAt, refetch]);
  return { history, running: listed.map((search) => now.find(({ id }) => id === search.id) ?? search) };
}

function idsOf(searches: readonly RunningSearch[]): string {
  return searches.map(({ id }) => id).join();
}

function NoMatch({ what, onClear }: { what: "searches" | "studies"; onClear: () => void }) {
  return (
    <div className="pt-8">
      <Notice
        icon={SearchX}
        title={`No ${what} match`}
        actions={
          <Button
            onClick={() => {
              // Pressed from now on; this button vanishes with its focus.
              document.getElementById(ALL_KINDS_ID)?.focus();
              onClear();
            }}
          >
            Clear Filters
          </Button>
        }
      >
        {what === "studies"
          ? "A study asks one question again and again: a ranking offers one."
          : "Try other words, or another type of search."}
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
          <Button variant="primary" onClick={onRetry}>
            <Icon of={RotateCw} />
            Try Again
          </Button>
        }
      >
        Your searches are safe. The connection or the server failed.
      </Notice>
    </div>
  );
}
