import type { StudySummary } from "@standings/domain";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../../lib/api/trpc.ts";

const PAGE = 20;
/** No cursor. */
const FIRST_PAGE: string | null = null;
/** How often a page of the list is read again while a study runs. */
const WHILE_RUNNING_MS = 3_000;

/** The viewer's studies whose question contains the text, the newest first. */
export function useStudies(text: string) {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: [...getQueryKey(trpc.study.list), text],
    queryFn: ({ pageParam }) =>
      client.study.list.query({
        limit: PAGE,
        ...(text === "" ? {} : { text }),
        ...(pageParam === null ? {} : { cursor: pageParam }),
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Every page that was loaded is read, because an older study may be the one that runs.
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some((page) => page.studies.some(isRunning)) ? data.pages.length * WHILE_RUNNING_MS : false,
  });
}

function isRunning({ status }: StudySummary): boolean {
  return status === "running";
}
