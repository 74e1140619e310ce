import type {
  CompanyOverview,
  CompanySuggestion,
  QuestionDays,
  QuestionListing,
  QuestionSort,
} from "@standings/domain";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { Button } from "../../components/ui/button.tsx";
import { Chip } from "../../components/ui/chip.tsx";
import { Loading } from "../../components/ui/delayed-fallback.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { AddQuestion } from "./add-question.tsx";
import { Choice } from "./choice.tsx";
import { LeftOut } from "./left-out.tsx";
import { LoadFailed } from "./load-failed.tsx";
import { NoPrompts } from "./no-prompts.tsx";
import { PromptList } from "./prompt-list.tsx";
import { useCompanyView } from "./use-company-view.ts";
import { useField } from "./use-field.ts";

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

const LISTINGS = [
  { id: undefined, label: "All" },
  { id: "listed", label: "Listed" },
  { id: "not_listed", label: "Not listed" },
] as const;

interface QuestionsProps {
  readonly company: CompanySuggestion;
  /** Undefined while loading. */
  readonly overview: CompanyOverview | undefined;
}

/** All questions of the field, each once, in the chosen order and range. */
export function Questions({ company, overview }: QuestionsProps) {
  const { view, change } = useCompanyView();
  const { sort = "newest", days, listing } = view;
  const questions = useQuestions(company.domain, { sort, days, listing });
  const rows = questions.data?.pages.flatMap((page) => page.questions);
  const last = questions.data?.pages.at(-1);
  const isEverything = days === undefined && listing === undefined;
  const all = last && last.listed + last.notListed;
  return (
    <section className="min-w-0" aria-labelledby="prompts-heading">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
        <h2 id="prompts-heading" className="text-xl font-strong">
          All Search Prompts{all !== undefined && ` (${all})`}
        </h2>
        <AddQuestion company={company} />
      </div>
      {last && (all !== 0 || !isEverything) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b-2 border-line-ink pb-3">
          <div role="toolbar" aria-label="Listed or not" className="flex flex-wrap gap-2">
            {LISTINGS.map(({ id, label }) => (
              <Chip
                key={label}
                kind="filter"
                aria-pressed={listing === id}
                onClick={() => change({ listing: id })}
              >
                {label} <span className="tabular-nums opacity-75">{countOf(last, id)}</span>
              </Chip>
            ))}
          </div>
          <div className="flex gap-1 max-sm:-ml-2">
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
        </div>
      )}
      {questions.isError ? (
        <LoadFailed what="Could not load the prompts." onRetry={() => void questions.refetch()} />
      ) : !rows ? (
        <div className="min-h-[75svh] pt-5">
          <Loading>Loading prompts...</Loading>
        </div>
      ) : rows.length > 0 ? (
        <PromptList company={company} questions={rows} />
      ) : isEverything ? (
        <NoPrompts company={company} />
      ) : (
        <div className="pt-5">
          <Notice
            level={3}
            title={listing === undefined ? "No prompts in this range" : "No such prompts"}
            actions={
              <Button onClick={() => change({ days: undefined, listing: undefined })}>
                {listing === undefined ? "Show any time" : "Show all"}
              </Button>
            }
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
      <LeftOut company={company} questions={overview?.leftOut ?? []} />
    </section>
  );
}

interface Counts {
  readonly listed: number;
  readonly notListed: number;
}

function countOf({ listed, notListed }: Counts, listing: QuestionListing | undefined): number {
  if (listing === undefined) return listed + notListed;
  return listing === "listed" ? listed : notListed;
}

interface QuestionView {
  readonly sort: QuestionSort;
  readonly days: QuestionDays | undefined;
  readonly listing: QuestionListing | undefined;
}

function useQuestions(domain: string, view: QuestionView) {
  const { client } = trpc.useUtils();
  const field = useField(domain);
  return useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.company.questions), field, view],
    queryFn: ({ pageParam }) =>
      client.company.questions.query({ ...field, ...view, page: pageParam, limit: PAGE_SIZE }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}
