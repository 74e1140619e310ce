import { type RankedEntry, type RankingKind, shortDomain } from "@standings/domain";
import { memo } from "react";
import { EntryMark } from "../../../components/brand/entry-mark.tsx";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import type { VariantProps } from "../../../components/ui/variants.ts";
import { EntryLink } from "../entry/entry-link.tsx";
import { entrySubtitle } from "../entry/entry-subtitle.ts";
import { highlightsEntry } from "../highlight.tsx";
import { OwnBadge } from "../own/own-badge.tsx";
import { ROW_DOMAIN, ROW_FOCUS, ROW_MARK, ROW_NAME, rowStyle } from "./row-style.ts";

export type RowEnd = NonNullable<VariantProps<typeof rowStyle>["end"]>;

interface EntryRowProps {
  readonly kind: RankingKind;
  readonly href: string | null;
  readonly note: string | undefined;
  readonly end: RowEnd;
  readonly entry: RankedEntry;
  readonly rowKey: string;
  readonly columnIndex: number;
  readonly isOwn: boolean;
  readonly isTabStop: boolean;
  readonly isHighlighted: boolean;
  readonly onHighlight: (key: string | null) => void;
  readonly onOpen: (key: string) => void;
  readonly onReached: () => void;
}

/** One entry of a column: position, mark and name, with the reason in wide columns. */
export const EntryRow = memo(
  function EntryRow({
    kind,
    href,
    note,
    end,
    entry,
    rowKey,
    columnIndex,
    isOwn,
    isTabStop,
    isHighlighted,
    onHighlight,
    onOpen,
    onReached,
  }: EntryRowProps) {
    const handlers = highlightsEntry(onHighlight, rowKey);
    const subtitle = entrySubtitle(kind, entry);
    return (
      <EntryLink
        href={href}
        className={`${rowStyle({ kind: "entry", end })} ${ROW_FOCUS}`}
        data-column={columnIndex}
        data-entry={rowKey}
        data-highlighted={isHighlighted}
        data-own={isOwn || undefined}
        tabIndex={isTabStop ? 0 : -1}
        onOpen={() => onOpen(rowKey)}
        {...handlers}
        onFocus={() => {
          onReached();
          handlers.onFocus();
        }}
      >
        <RankBadge rank={entry.rank} size="column" className={ROW_MARK} />
        <EntryMark kind={kind} entry={entry} className={`${ROW_MARK} side-6.5 max-sm:side-8`} />
        <span className="min-w-0">
          <span className="flex items-center gap-1.5">
            <span
              className={`${ROW_NAME} font-medium group-data-own/row:font-strong group-data-[highlighted=true]/row:font-strong`}
              title={entry.name}
            >
              {entry.name}
            </span>
            {isOwn && <OwnBadge />}
          </span>
          <span className={ROW_DOMAIN} title={subtitle}>
            {shortDomain(subtitle)}
          </span>
          {note && (
            <span className="mt-0.5 block text-xs text-ink-2 @row-widest:absolute @row-widest:top-2.5 @row-widest:right-0 @row-widest:mt-0">
              {note}
            </span>
          )}
          <span
            className={`hidden text-sm text-ink-2 sm:@row-wide:mt-1 sm:@row-wide:line-clamp-2 ${note ? "@row-widest:-mr-50" : ""}`}
          >
            {entry.description}
          </span>
        </span>
      </EntryLink>
    );
  },
  (before, after) =>
    before.isHighlighted === after.isHighlighted &&
    before.isOwn === after.isOwn &&
    before.isTabStop === after.isTabStop &&
    before.entry === after.entry &&
    before.href === after.href &&
    before.note === after.note &&
    before.end === after.end &&
    before.rowKey === after.rowKey &&
    before.onOpen === after.onOpen,
);
