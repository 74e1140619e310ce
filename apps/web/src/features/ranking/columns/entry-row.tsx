import { type RankedEntry, type RankingKind, reasonOf, shortDomain } from "@standings/domain";
import { memo } from "react";
import { EntryMark } from "../../../components/brand/entry-mark.tsx";
import { OwnBadge } from "../../../components/company/own-badge.tsx";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import type { VariantProps } from "../../../components/ui/variants.ts";
import { entrySubtitle } from "../../../lib/links.ts";
import { EntryName, OpenDetails } from "../entry/open-details.tsx";
import { highlightsEntry } from "../highlight.tsx";
import { ROW_DOMAIN, ROW_FOCUS, ROW_MARK, ROW_NAME, ROW_NOTE, ROW_REASON, rowStyle } from "./row-style.ts";

export type RowEnd = NonNullable<VariantProps<typeof rowStyle>["end"]>;

interface EntryRowProps {
  readonly kind: RankingKind;
  /** The company's page, where its name leads to it. */
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

/** One entry of a column: position, mark and name, with the model's reason in wide columns. */
export const EntryRow = memo(
  function EntryRow({
    kind,
    href,
    note,
    end,
    entry,
    rowKey,
    isOwn,
    isTabStop,
    isHighlighted,
    ...row
  }: EntryRowProps) {
    const { onPointerEnter, onPointerLeave, onFocus, onBlur } = highlightsEntry(row.onHighlight, rowKey);
    const subtitle = entrySubtitle(kind, entry);
    return (
      <div
        className={rowStyle({ kind: "entry", end })}
        data-highlighted={isHighlighted}
        data-own={isOwn || undefined}
        onPointerEnter={onPointerEnter}
        onPointerLeave={onPointerLeave}
      >
        <OpenDetails
          entry={entry}
          className={`absolute inset-0 ${ROW_FOCUS}`}
          data-column={row.columnIndex}
          data-entry={rowKey}
          tabIndex={isTabStop ? 0 : -1}
          onOpen={() => row.onOpen(rowKey)}
          onFocus={() => {
            row.onReached();
            onFocus();
          }}
          onBlur={onBlur}
        />
        <RankBadge rank={entry.rank} size="column" className={ROW_MARK} />
        <EntryMark kind={kind} entry={entry} className={`${ROW_MARK} side-6.5 max-sm:side-8`} />
        <span className="min-w-0">
          <span className="flex items-center gap-1.5">
            <span
              className={`${ROW_NAME} font-medium group-data-own/row:font-strong group-data-[highlighted=true]/row:font-strong`}
            >
              <EntryName href={href} tabIndex={isTabStop ? undefined : -1}>
                {entry.name}
              </EntryName>
            </span>
            {isOwn && <OwnBadge />}
          </span>
          <span className={ROW_DOMAIN}>{shortDomain(subtitle)}</span>
          {note !== undefined && <span className={ROW_NOTE}>{note}</span>}
          <span className={`${ROW_REASON} ${note === undefined ? "" : "@row-widest:-mr-50"}`}>
            {reasonOf(entry)}
          </span>
        </span>
      </div>
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
