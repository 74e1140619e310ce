import { type ColumnId, type LeadingEntry, MAX_RESULTS, type RankingKind } from "@standings/domain";
import type { ReactNode } from "react";
import { EntryMark } from "../../components/brand/entry-mark.tsx";
import { RankStrip } from "../../components/strip/rank-strip.tsx";
import { RankBadge } from "../../components/ui/rank-badge.tsx";
import { companyHref, profileHost, profileHref } from "../../lib/links.ts";

export const LEADING_ROW =
  "grid min-h-14 grid-cols-[28px_32px_minmax(0,1fr)] items-center gap-x-3 border-b border-line sm:grid-cols-[28px_32px_minmax(0,1fr)_54%]";

interface LeadingRowProps {
  readonly kind: RankingKind;
  readonly entry: LeadingEntry;
  /** Columns that were answered; none: the entry is of one answer, and has no strip. */
  readonly columns: readonly ColumnId[];
}

/** Row that links to a company's page or an expert's profile. */
export function LeadingRow({ kind, entry, columns }: LeadingRowProps) {
  const content = <Content kind={kind} entry={entry} columns={columns} />;
  const href = kind === "expert" ? profileHref(entry) : companyHref(entry);
  if (!href) return <div className={LEADING_ROW}>{content}</div>;
  return (
    <a
      href={href}
      target="_blank"
      rel={kind === "expert" ? "noopener noreferrer nofollow ugc" : "noopener"}
      className={`${LEADING_ROW} hover:bg-hover focus-visible:z-1`}
    >
      {content}
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

function Content({ kind, entry, columns }: LeadingRowProps): ReactNode {
  const { rank, name, domain } = entry;
  const place = kind === "expert" ? profileHost(entry) || domain : domain;
  return (
    <>
      <RankBadge rank={rank} size="lg" />
      <EntryMark kind={kind} entry={entry} className="side-8" eager />
      <span className="min-w-0">
        <span className="block truncate font-medium" title={name}>
          {name}
        </span>
        {place && (
          <span className="block truncate text-sm text-ink-3" title={place}>
            {place}
          </span>
        )}
      </span>
      {columns.length > 0 && (
        <div className="h-full [--absent:62px] max-sm:col-span-3 max-sm:h-11">
          <RankStrip
            name={name}
            votes={entry.votes}
            columns={columns}
            positions={MAX_RESULTS[kind]}
            size={13}
            look="figure"
          />
        </div>
      )}
    </>
  );
}
