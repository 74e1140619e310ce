import {
  groundingLabel,
  KIND_TITLES,
  type RunKind,
  rankingKindOf,
  SANDBOX_LABEL,
  type SearchSummary,
} from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { Columns2, ListOrdered, UserRound } from "lucide-react";
import { EntryMark } from "../../components/brand/entry-mark.tsx";
import { ModelStack } from "../../components/brand/model-stack.tsx";
import { formatDate, formatList, formatTime } from "../../lib/format.ts";
import { archivedLocation } from "../../lib/search/locations.ts";
import { RowMenu } from "./row-menu.tsx";

const ICONS: Record<RunKind, typeof ListOrdered> = {
  company: ListOrdered,
  expert: UserRound,
  comparison: Columns2,
};

interface HistoryRowProps {
  readonly search: SearchSummary;
  /** Shows the day instead of the time. */
  readonly withDate: boolean;
  readonly onDelete: () => void;
}

/** One saved search: its link, and beside it what can be done with it. */
export function HistoryRow({ search, withDate, onDelete }: HistoryRowProps) {
  const { kind, createdAt } = search;
  const Icon = ICONS[kind];
  return (
    <li className="history-row">
      <Link
        {...archivedLocation(kind, search.id)}
        className="history-grid group min-h-[72px] py-3 focus-visible:outline-offset-[-2px] focus-visible:shadow-none"
      >
        <Icon className="size-5 text-ink-3 max-sm:hidden" strokeWidth={1.75} aria-hidden="true" />
        <span className="min-w-0">
          <Prompts search={search} />
          <span className="text-sm text-ink-3">{describe(search)}</span>
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

function Prompts({ search: { prompt, prompt2 } }: { search: SearchSummary }) {
  const style = "text-[15px] leading-5 font-strong break-words";
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
      className="flex items-center gap-1.5 max-sm:[&>.logo:nth-child(n+3)]:hidden"
      title={names.join(", ")}
    >
      {top.map((entry) => (
        <EntryMark key={entry.domain || entry.name} kind={rankingKindOf(kind)} entry={entry} />
      ))}
      {names.length > 0 && <span className="sr-only">First: {formatList(names)}</span>}
    </span>
  );
}

function describe({ kind, sector, webSearch, isPrivate, isSandbox }: SearchSummary): string {
  const parts = [KIND_TITLES[kind], sector, groundingLabel(webSearch)];
  return [...parts, isPrivate && "Private", isSandbox && SANDBOX_LABEL].filter(Boolean).join(" · ");
}
