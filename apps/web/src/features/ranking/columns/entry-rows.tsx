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
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import { EntryLink } from "../entry/entry-link.tsx";
import { entrySubtitle } from "../entry/entry-subtitle.ts";
import { RowAside } from "../entry/row-aside.tsx";
import { lightsEntry, useLit } from "../lit.tsx";
import { clickedHref, useScope } from "../scope.ts";
import type { Standings } from "../standings.ts";
import { CensoredRow } from "./censored-row.tsx";
import type { AnsweredColumn } from "./model-column.ts";

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
  const lit = useLit();
  const scope = useScope();
  const { kind, openEntry } = scope;
  const { results, columnId } = column;
  const firstHidden = results.findIndex((entry) => entry.censored);
  return (
    <>
      <ol className="company-rows">
        {results.map((entry, index) => {
          const key = standings.keyOf(columnId, entry);
          const shown = firstHidden < 0 ? ROWS_ON_PHONE : firstHidden + MASKED_ROWS_ON_PHONE;
          const deep = index >= shown && !all ? "max-sm:hidden" : "";
          return (
            <li key={`${entry.rank}-${key}`} className={`relative ${deep}`}>
              {entry.censored ? (
                <CensoredRow entry={entry} isStop={index === firstHidden} />
              ) : (
                <EntryRow
                  kind={kind}
                  href={clickedHref(scope, entry)}
                  note={noteOf?.(entry)}
                  entry={entry}
                  rowKey={key}
                  columnIndex={columnIndex}
                  isStop={index === active}
                  isLit={lit.entry === key}
                  onLight={lit.lightEntry}
                  onOpen={openEntry}
                  onReached={() => setActive(index)}
                />
              )}
              {!entry.censored && <RowAside entry={entry} rowKey={key} isStop={index === active} />}
            </li>
          );
        })}
      </ol>
      {firstHidden >= 0 && <MoreHidden count={results.length - firstHidden - MASKED_ROWS_ON_PHONE} />}
      {firstHidden < 0 && results.length > ROWS_ON_PHONE && (
        <button
          type="button"
          className="btn btn-secondary mt-3 w-full sm:hidden"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? `Show the first ${ROWS_ON_PHONE}` : `Show all ${results.length}`}
        </button>
      )}
    </>
  );
}

function MoreHidden({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <p className="flex min-h-12 items-center gap-2 text-sm font-medium text-ink-2 sm:hidden">
      <Lock className="size-4" strokeWidth={1.75} aria-hidden="true" />
      {plural(count, "more position")} hidden
    </p>
  );
}

interface EntryRowProps {
  readonly kind: RankingKind;
  readonly href: string | null;
  readonly note: string | undefined;
  readonly entry: RankedEntry;
  readonly rowKey: string;
  readonly columnIndex: number;
  readonly isStop: boolean;
  readonly isLit: boolean;
  readonly onLight: (key: string | null) => void;
  readonly onOpen: (key: string) => void;
  readonly onReached: () => void;
}

const EntryRow = memo(
  function EntryRow({
    kind,
    href,
    note,
    entry,
    rowKey,
    columnIndex,
    isStop,
    isLit,
    onLight,
    onOpen,
    onReached,
  }: EntryRowProps) {
    const light = lightsEntry(onLight, rowKey);
    const subtitle = entrySubtitle(kind, entry);
    return (
      <EntryLink
        href={href}
        className="company-row"
        data-column={columnIndex}
        data-entry={rowKey}
        data-lit={isLit}
        tabIndex={isStop ? 0 : -1}
        onOpen={() => onOpen(rowKey)}
        {...light}
        onFocus={() => {
          onReached();
          light.onFocus();
        }}
      >
        <RankBadge rank={entry.rank} />
        <EntryMark kind={kind} entry={entry} className="[--s:26px] max-sm:[--s:32px]" />
        <span className="min-w-0">
          <span className="company-name block truncate" title={entry.name}>
            {entry.name}
          </span>
          <span className="company-domain block truncate" title={subtitle}>
            {shortDomain(subtitle)}
          </span>
          {note && <span className="company-note">{note}</span>}
          <span className="company-why">{entry.description}</span>
        </span>
      </EntryLink>
    );
  },
  (before, after) =>
    before.isLit === after.isLit &&
    before.isStop === after.isStop &&
    before.entry === after.entry &&
    before.href === after.href &&
    before.note === after.note &&
    before.rowKey === after.rowKey &&
    before.onOpen === after.onOpen,
);
