import {
  plural,
  rankingColumns,
  roundsText,
  SANDBOX_LABEL,
  type StudySummary,
  searchBadge,
} from "@standings/domain";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import { FlaskConical } from "lucide-react";
import { useState } from "react";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { ModelStack } from "../../components/brand/model-stack.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { TextButton } from "../../components/ui/text-link.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { formatDate } from "../../lib/format.ts";
import { HISTORY_GRID } from "./history-grid.ts";

const FIRST = 3;
const PAGE = 20;
/** No cursor. */
const FIRST_PAGE: string | null = null;
/** How often the list is read again while a study runs. */
const WHILE_RUNNING_MS = 3_000;

/** The viewer's studies, above the searches; nothing when there are none. */
export function StudyList() {
  const studies = useStudies();
  const [isOpen, setOpen] = useState(false);
  const all = studies.data?.pages.flatMap((page) => page.studies) ?? [];
  if (all.length === 0) return null;
  const shown = isOpen ? all : all.slice(0, FIRST);
  const hasMore = shown.length < all.length || studies.hasNextPage;
  const showMore = () => {
    if (isOpen) void studies.fetchNextPage();
    setOpen(true);
  };
  return (
    <section className="pt-8" aria-label="Studies">
      <h2 className="border-b-2 border-line-ink pb-2 text-base font-strong text-ink-2">Studies</h2>
      <ul>
        {shown.map((study) => (
          <StudyLine key={study.id} study={study} />
        ))}
      </ul>
      {hasMore && (
        <TextButton
          touch="line"
          className="text-sm"
          aria-busy={studies.isFetchingNextPage}
          onClick={showMore}
        >
          Show more studies
        </TextButton>
      )}
    </section>
  );
}

function useStudies() {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    queryKey: getQueryKey(trpc.study.list),
    queryFn: ({ pageParam }) =>
      client.study.list.query({ limit: PAGE, ...(pageParam === null ? {} : { cursor: pageParam }) }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.studies.some(isRunning)) ? WHILE_RUNNING_MS : false,
  });
}

function isRunning({ status }: StudySummary): boolean {
  return status === "running";
}

function StudyLine({ study }: { study: StudySummary }) {
  const { id, prompt, models, webSearch, isPrivate, isSandbox, status, top, startedAt, ranking } = study;
  const details = [
    `Study of ${plural(models.length, "model")}`,
    searchBadge(webSearch),
    isPrivate && "Private",
    isSandbox && SANDBOX_LABEL,
  ];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_40px] gap-2 border-b border-line hover:bg-hover">
      <Link
        to="/study/$id"
        params={{ id }}
        className={`${HISTORY_GRID} min-h-18 py-3 focus-visible:shadow-none focus-visible:-outline-offset-2`}
      >
        <Icon of={FlaskConical} size="xl" className="text-ink-3 max-sm:hidden" />
        <span className="min-w-0">
          <span className="line-clamp-2 text-name font-strong break-words">“{prompt}”</span>
          <span className="text-sm text-ink-3">{details.filter(Boolean).join(" · ")}</span>
        </span>
        <span className="text-sm whitespace-nowrap text-ink-2 tabular-nums max-sm:text-right">
          {status === "running" ? <Badge tone="waiting">{roundsText(study)}</Badge> : roundsText(study)}
        </span>
        <span className="flex gap-1 max-md:hidden">
          {ranking === "company" &&
            top.map(({ name, domain }) => (
              <CompanyLogo key={name} domain={domain} name={name} className="side-7" />
            ))}
        </span>
        <span className="max-sm:hidden">
          <ModelStack columns={rankingColumns(models)} />
        </span>
        <span className="text-right text-sm whitespace-nowrap text-ink-3 max-sm:hidden">
          {formatDate(new Date(startedAt))}
        </span>
      </Link>
    </li>
  );
}
