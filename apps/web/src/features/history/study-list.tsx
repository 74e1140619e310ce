import {
  marketName,
  type OwnInStudy,
  plural,
  rankingColumns,
  roundsText,
  SANDBOX_LABEL,
  type StudySummary,
  searchBadge,
} from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { FlaskConical } from "lucide-react";
import { useState } from "react";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { ModelStack, PrivacyBadge } from "../../components/search/search-marks.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { TextButton, TextLink } from "../../components/ui/text-link.tsx";
import { formatDate } from "../../lib/format.ts";
import { HISTORY_GRID } from "./history-skeleton.tsx";
import type { useStudies } from "./use-studies.ts";

const FIRST = 3;

interface StudyListProps {
  readonly studies: ReturnType<typeof useStudies>;
  /** All that were read are shown, not the first ones above the searches. */
  readonly isAlone?: boolean;
}

/** The viewer's studies; nothing when there are none. */
export function StudyList({ studies, isAlone = false }: StudyListProps) {
  const [isOpened, setOpened] = useState(false);
  const isOpen = isAlone || isOpened;
  const all = studies.data?.pages.flatMap((page) => page.studies) ?? [];
  if (studies.isError && all.length === 0) return <StudiesFailed onRetry={() => void studies.refetch()} />;
  if (all.length === 0) return null;
  const shown = isOpen ? all : all.slice(0, FIRST);
  const hasMore = shown.length < all.length || studies.hasNextPage;
  const showMore = () => {
    if (isOpen) void studies.fetchNextPage();
    setOpened(true);
  };
  return (
    <section className="pt-8" aria-label="Studies">
      <div className="flex items-baseline justify-between gap-3 border-b-2 border-line-ink pb-2">
        <h2 className="text-base font-strong text-ink-2">Studies</h2>
        <TextLink to="/study/$id" params={{ id: "topics" }} className="text-sm">
          Topics: figures over ways of asking
        </TextLink>
      </div>
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

function StudiesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="pt-6 text-sm text-ink-2" role="alert">
      Your studies could not be loaded. <TextButton onClick={onRetry}>Try again</TextButton>
    </p>
  );
}

function StudyLine({ study }: { study: StudySummary }) {
  const { id, prompt, models, market, webSearch, isPrivate, isSandbox, status, top, startedAt, ranking } =
    study;
  const { verdict, own } = study;
  const details = [
    `Study of ${plural(models.length, "model")}`,
    searchBadge(webSearch),
    market && marketName(market),
    roundsText(study),
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
          {verdict !== null && <span className="line-clamp-2 text-sm text-ink-2">{verdict}</span>}
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
            {details.filter(Boolean).join(" · ")}
            {status === "running" && <Badge tone="waiting">Running</Badge>}
            {isPrivate && <PrivacyBadge />}
          </span>
          <span className="md:hidden">
            <OwnPlaceInStudy own={own} />
          </span>
        </span>
        <span className="max-md:hidden">
          <OwnPlaceInStudy own={own} />
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

/** Ranks that the viewer's own company may have; nothing without one. */
function OwnPlaceInStudy({ own }: { own: OwnInStudy | null }) {
  if (own === null) return null;
  return (
    <span className="text-sm whitespace-nowrap text-ink-2">
      <span className="sr-only">Your company: </span>
      <span aria-hidden="true" className="mr-1.5 text-ink-3 md:hidden">
        You
      </span>
      <b className="font-strong text-ink tabular-nums">{ownText(own)}</b>
    </span>
  );
}

function ownText({ isListed, bestRank, worstRank }: OwnInStudy): string {
  if (!isListed) return "not listed";
  if (bestRank === null || worstRank === null) return "listed";
  return bestRank === worstRank ? `#${bestRank}` : `#${bestRank}–${worstRank}`;
}
