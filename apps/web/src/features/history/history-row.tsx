import {
  KIND_TITLES,
  marketName,
  rankingKindOf,
  SANDBOX_LABEL,
  type SearchSummary,
  searchBadge,
} from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { EntryMark } from "../../components/brand/entry-mark.tsx";
import { KIND_ICONS, ModelStack, PrivacyBadge } from "../../components/search/search-marks.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { formatDate, formatList, formatTime } from "../../lib/format.ts";
import { archivedLocation } from "../../lib/search/locations.ts";
import { HISTORY_GRID } from "./history-skeleton.tsx";
import { OwnPlace } from "./own-place.tsx";
import { RowMenu } from "./row-menu.tsx";

interface HistoryRowProps {
  readonly search: SearchSummary;
  /** Shows the day instead of the time. */
  readonly withDate: boolean;
  readonly onDelete: () => void;
}

/** One saved search: its link and its menu. */
export function HistoryRow({ search, withDate, onDelete }: HistoryRowProps) {
  const { kind, createdAt } = search;
  const icon = KIND_ICONS[kind];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_40px] gap-2 border-b border-line hover:bg-hover">
      <Link
        {...archivedLocation(kind, search.id)}
        className={`${HISTORY_GRID} min-h-18 py-3 focus-visible:shadow-none focus-visible:-outline-offset-2`}
      >
        <Icon of={icon} size="xl" className="text-ink-3 max-sm:hidden" />
        <span className="min-w-0">
          <Prompts search={search} />
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
            {searchDetails(search)}
            {search.isPrivate && <PrivacyBadge />}
          </span>
          <span className="md:hidden">
            <OwnPlace place={search.own} />
          </span>
        </span>
        <span className="max-md:hidden">
          <OwnPlace place={search.own} />
        </span>
        <Leaders search={search} />
        <ModelStack columns={search.columns} />
        <span className="text-right text-sm whitespace-nowrap text-ink-3">
          {withDate ? formatDate(new Date(createdAt)) : formatTime(createdAt)}
        </span>
      </Link>
      <RowMenu search={search} onDelete={onDelete} />
    </li>
  );
}

interface PromptsProps {
  readonly search: Pick<SearchSummary, "prompt" | "prompt2">;
}

export function Prompts({ search: { prompt, prompt2 } }: PromptsProps) {
  const style = "text-name font-strong break-words";
  if (prompt2 === null) {
    return (
      <span className={`line-clamp-2 ${style}`} title={prompt}>
        “{prompt}”
      </span>
    );
  }
  return (
    <span className={`line-clamp-3 ${style}`} title={`“${prompt}” and “${prompt2}”`}>
      “{prompt}” <span className="font-text text-ink-3">and</span> “{prompt2}”
    </span>
  );
}

function Leaders({ search: { kind, top } }: { search: SearchSummary }) {
  const names = top.map((entry) => entry.name);
  return (
    <span
      className="flex items-center gap-1.5 max-sm:[&>[aria-hidden]:nth-child(n+3)]:hidden"
      title={names.join(", ")}
    >
      {top.map((entry) => (
        <EntryMark key={entry.domain || entry.name} kind={rankingKindOf(kind)} entry={entry} />
      ))}
      {names.length > 0 && <span className="sr-only">First: {formatList(names)}</span>}
    </span>
  );
}

function searchDetails({ kind, sector, market, webSearch, isSandbox, discovery }: SearchSummary): string {
  const title = discovery === null ? KIND_TITLES[kind] : `Discovered for ${discovery.companyName}`;
  const parts = [title, sector, searchBadge(webSearch), market && marketName(market)];
  return [...parts, isSandbox && SANDBOX_LABEL].filter(Boolean).join(" · ");
}
