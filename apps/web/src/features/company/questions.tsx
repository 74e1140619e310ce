import type { CompanySuggestion, QuestionDays, QuestionSort } from "@standings/domain";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { Button } from "../../components/ui/button.tsx";
import { Loading } from "../../components/ui/delayed-fallback.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { Choice } from "./choice.tsx";
import { LoadFailed } from "./load-failed.tsx";
import { NoPrompts } from "./no-prompts.tsx";
import { PromptList } from "./prompt-list.tsx";
import { useCompanyView } from "./use-company-view.ts";

const PAGE_SIZE = 50;

const SORTS = [
  ["", "Newest first"],
  ["oldest", "Oldest first"],
  ["rank", "Best rank first"],
  ["asked", "Most asked first"],
] as const;

const RANGES = [
  ["", "Any time"],
  [7, "Last 7 days"],
  [30, "Last 30 days"],
  [90, "Last 90 days"],
  [365, "Last year"],
] as const;

/** Questions whose answers list the company, each once, in the chosen order and range. */
export function Questions({ company }: { company: CompanySuggestion }) {
  const { view, change } = useCompanyView();
  const { sort = "newest", days } = view;
  const questions = useQuestions(company.domain, { sort, days });
  const rows = questions.data?.pages.flatMap((page) => page.questions);
  const total = questions.data?.pages.at(-1)?.total;
  const isEverything = days === undefined;
  return (
    <section className="min-w-0" aria-labelledby="prompts-heading">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b-2 border-line-ink pb-3">
        <h2 id="prompts-heading" className="text-md font-strong">
          All Search Prompts{total !== undefined && ` (${total})`}
        </h2>
        {(total !== 0 || !isEverything) && (
          <div className="-my-2 flex gap-1 max-sm:mt-0 max-sm:-ml-2">
            <Choice
              label="Order"
              value={view.sort ?? ""}
              options={SORTS}
              onChoose={(chosen) => change({ sort: chosen })}
            />
            <Choice
              label="Range"
              value={days ?? ""}
              options={RANGES}
              onChoose={(chosen) => change({ days: chosen })}
            />
          </div>
        )}
      </div>
      {questions.isError ? (
        <LoadFailed what="Could not load the prompts." onRetry={() => void questions.refetch()} />
      ) : !rows ? (
        // On narrow screens the figures are below; this room keeps them from jumping.
        <div className="pt-5 max-lg:min-h-[75svh]">
          <Loading>Loading prompts...</Loading>
        </div>
      ) : rows.length > 0 ? (
        <PromptList questions={rows} />
      ) : isEverything ? (
        <NoPrompts company={company} />
      ) : (
        <div className="pt-5">
          <Notice
            level={3}
            title="No prompts in this range"
            actions={<Button onClick={() => change({ days: undefined })}>Show any time</Button>}
          />
        </div>
      )}
      {questions.hasNextPage && (
        <Button
          className="mt-4"
          pending={questions.isFetchingNextPage}
          onClick={() => void questions.fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </section>
  );
}

interface QuestionView {
  readonly sort: QuestionSort;
  readonly days: QuestionDays | undefined;
}

function useQuestions(domain: string, view: QuestionView) {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.company.questions), domain, view],
    queryFn: ({ pageParam }) =>
      client.company.questions.query({ domain, ...view, page: pageParam, limit: PAGE_SIZE }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}
