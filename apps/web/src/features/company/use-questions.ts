import type { ModelId, QuestionDays, QuestionListing, QuestionSort } from "@standings/domain";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../../lib/api/trpc.ts";
import { useCompanyView } from "./use-company-view.ts";
import { useField } from "./use-field.ts";

const PAGE_SIZE = 50;

interface QuestionView {
  readonly sort: QuestionSort;
  readonly days: QuestionDays | undefined;
  readonly listing: QuestionListing | undefined;
  readonly modelId: ModelId | undefined;
}

/** The questions of a company's field in the order and range that the address says, page by page. */
export function useQuestions(domain: string) {
  const { sort = "newest", days, listing, answeredBy: modelId } = useCompanyView().view;
  const view: QuestionView = { sort, days, listing, modelId };
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

export type QuestionPages = ReturnType<typeof useQuestions>;
