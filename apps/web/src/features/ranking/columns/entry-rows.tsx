import {
  plural,
  type RankedEntry,
  type RankingKind,
  shortDomain,
  VISIBLE_POSITIONS,
} from "@standings/domain";
import { Lock } from "lucide-react";
import { memo, useState } from "react";
import { EntryMark } from "../../../components/brand/entry-mark.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import type { VariantProps } from "../../../components/ui/variants.ts";
import { companyHref, profileHref } from "../../../lib/links.ts";
import { EntryLink } from "../entry/entry-link.tsx";
import { entrySubtitle } from "../entry/entry-subtitle.ts";
import { RowAside } from "../entry/row-aside.tsx";
import { highlightsEntry, useHighlight } from "../highlight.tsx";
import { clickedHref, type RankingScope, useScope } from "../scope.ts";
import type { Standings } from "../standings.ts";
import { CensoredRow } from "./censored-row.tsx";
import type { AnsweredColumn } from "./model-column.ts";
import { ROW_DOMAIN, ROW_FOCUS, ROW_MARK, ROW_NAME, rowStyle } from "./row-style.ts";

/** Rows come one after the other, the tenth and later ones together. */
const STAGGER = [
  "stagger-0",
  "stagger-1",
  "stagger-2",
  "stagger-3",
  "stagger-4",
  "stagger-5",
  "stagger-6",
  "stagger-7",
  "stagger-8",
];
const LAST_STAGGER = "stagger-9";

/** Rows shown on a phone before "Show all": those that every answer shows. */
const ROWS_ON_PHONE = VISIBLE_POSITIONS;
/** Masked rows shown on a phone, to hint at the rest. */
const MASKED_ROWS_ON_PHONE = 2;

interface EntryRowsProps {
  readonly columnIndex: number;
  readonly column: AnsweredColumn;
  readonly standings: Standings;
  /** One more line of a row. */
  readonly noteOf?: (entry: RankedEntry) => string;
}

/** A column's entries: one Tab stop, arrows move. On a phone the first rows, then all. */
export function EntryRows({ columnIndex, column, standings, noteOf }: EntryRowsProps) {
  const [active, setActive] = useState(0);
  const [all, setAll] = useState(false);
  const { entry: highlighted, highlightEntry } = useHighlight();
  const scope = useScope();
  const { kind, openEntry } = scope;
  const { results, columnId } = column;
  const firstHidden = results.findIndex((entry) => entry.censored);
  return (
    <>
      <ol>
        {results.map((entry, index) => {
          const key = standings.keyOf(columnId, entry);
          const shown = firstHidden < 0 ? ROWS_ON_PHONE : firstHidden + MASKED_ROWS_ON_PHONE;
          const deep = index >= shown && !all ? "max-sm:hidden" : "";
          return (
            <li
              key={`${entry.rank}-${key}`}
              className={`relative animate-rise ${STAGGER[index] ?? LAST_STAGGER} ${deep}`}
            >
              {entry.censored ? (
                <CensoredRow entry={entry} isTabStop={index === firstHidden} />
              ) : (
                <EntryRow
                  kind={kind}
                  href={clickedHref(scope, entry)}
                  note={noteOf?.(entry)}
                  end={endOf(scope, entry, noteOf !== undefined)}
                  entry={entry}
                  rowKey={key}
                  columnIndex={columnIndex}
                  isTabStop={index === active}
                  isHighlighted={highlighted === key}
                  onHighlight={highlightEntry}
                  onOpen={openEntry}
                  onReached={() => setActive(index)}
                />
              )}
              {!entry.censored && <RowAside entry={entry} rowKey={key} isTabStop={index === active} />}
            </li>
          );
        })}
      </ol>
      {firstHidden >= 0 && <MoreHidden count={results.length - firstHidden - MASKED_ROWS_ON_PHONE} />}
      {firstHidden < 0 && results.length > ROWS_ON_PHONE && (
        <Button className="mt-3 w-full sm:hidden" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? `Show the first ${ROWS_ON_PHONE}` : `Show all ${results.length}`}
        </Button>
      )}
    </>
  );
}

function MoreHidden({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <p className="flex min-h-12 items-center gap-2 text-sm font-medium text-ink-2 sm:hidden">
      <Icon of={Lock} />
      {plural(count, "more position")} hidden
    </p>
  );
}

type RowEnd = NonNullable<VariantProps<typeof rowStyle>["end"]>;

/** What stands at the end of a row, or comes up there. */
function endOf({ kind, clicks }: RankingScope, entry: RankedEntry, hasNote: boolean): RowEnd {
  if (hasNote) return "note";
  if (kind === "expert") return profileHref(entry) ? "profile" : "none";
  return clicks !== "details" && companyHref(entry) !== null ? "details" : "none";
}

interface EntryRowProps {
  readonly kind: RankingKind;
  readonly href: string | null;
  readonly note: string | undefined;
  readonly end: RowEnd;
  readonly entry: RankedEntry;
  readonly rowKey: string;
  readonly columnIndex: number;
  readonly isTabStop: boolean;
  readonly isHighlighted: boolean;
  readonly onHighlight: (key: string | null) => void;
  readonly onOpen: (key: string) => void;
  readonly onReached: () => void;
}

const EntryRow = memo(
  function EntryRow({
    kind,
    href,
    note,
    end,
    entry,
    rowKey,
    columnIndex,
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
          <span
            className={`${ROW_NAME} font-medium group-data-[highlighted=true]/row:font-strong`}
            title={entry.name}
          >
            {entry.name}
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
    before.isTabStop === after.isTabStop &&
    before.entry === after.entry &&
    before.href === after.href &&
    before.note === after.note &&
    before.end === after.end &&
    before.rowKey === after.rowKey &&
    before.onOpen === after.onOpen,
);
