import { type AggregatedEntry, plural, type RankedEntry, VISIBLE_POSITIONS } from "@standings/domain";
import { Lock } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { companyHref, profileHref } from "../../../lib/links.ts";
import { riseOnce } from "../enter-once.ts";
import { RowAside } from "../entry/row-aside.tsx";
import { useHighlight } from "../highlight.tsx";
import { nameHref, type RankingScope, useScope } from "../scope.ts";
import type { Standings } from "../standings.ts";
import { CensoredRow } from "./censored-row.tsx";
import { EntryRow, type RowEnd } from "./entry-row.tsx";
import type { AnsweredColumn } from "./model-column.ts";

/** Rows shown on a phone before "Show all". */
const ROWS_ON_PHONE = VISIBLE_POSITIONS;
/** Masked rows shown on a phone, to hint at the rest. */
const MASKED_ROWS_ON_PHONE = 2;

interface EntryRowsProps {
  readonly columnIndex: number;
  readonly column: AnsweredColumn;
  readonly standings: Standings;
  /** The answer has just come: its rows slide in. */
  readonly isNew: boolean;
  /** Additional line of a row. */
  readonly noteOf?: (entry: RankedEntry) => string;
}

/** A column's entries with one Tab stop; arrows move. A phone shows the first rows, then all. */
export function EntryRows({ columnIndex, column, standings, isNew, noteOf }: EntryRowsProps) {
  const [active, setActive] = useState(0);
  const [all, setAll] = useState(false);
  const { entry: highlighted, highlightEntry } = useHighlight();
  const scope = useScope();
  const { kind, openEntry, ownKey } = scope;
  const { results, columnId } = column;
  const firstHidden = results.findIndex((entry) => entry.censored);
  return (
    <>
      <ol ref={isNew ? riseOnce : undefined}>
        {results.map((listed, index) => {
          const key = standings.keyOf(columnId, listed);
          const entry = kind === "company" ? withDomain(listed, standings.find(key)) : listed;
          const shown = firstHidden < 0 ? ROWS_ON_PHONE : firstHidden + MASKED_ROWS_ON_PHONE;
          const deep = index >= shown && !all ? "max-sm:hidden noscript:block" : "";
          return (
            <li key={`${entry.rank}-${key}`} className={`relative ${deep}`}>
              {entry.censored ? (
                <CensoredRow entry={entry} isTabStop={index === firstHidden} />
              ) : (
                <EntryRow
                  kind={kind}
                  href={nameHref(scope, entry)}
                  note={noteOf?.(entry)}
                  end={endOf(scope, entry, noteOf !== undefined)}
                  entry={entry}
                  rowKey={key}
                  columnIndex={columnIndex}
                  isOwn={key === ownKey}
                  isTabStop={index === active}
                  isHighlighted={highlighted === key}
                  onHighlight={highlightEntry}
                  onOpen={openEntry}
                  onReached={() => {
                    setActive(index);
                    // A wide window shows every row; made narrow, it must not hide the Tab stop.
                    if (index >= ROWS_ON_PHONE) setAll(true);
                  }}
                />
              )}
              {!entry.censored && <RowAside entry={entry} isTabStop={index === active} />}
            </li>
          );
        })}
      </ol>
      {firstHidden >= 0 && <MoreHidden count={results.length - firstHidden - MASKED_ROWS_ON_PHONE} />}
      {firstHidden < 0 && results.length > ROWS_ON_PHONE && (
        <Button
          className="mt-3 w-full sm:hidden noscript:hidden"
          aria-expanded={all}
          onClick={() => {
            setAll(!all);
            // The Tab stop must not be on a row that is hidden.
            setActive(Math.min(active, ROWS_ON_PHONE - 1));
          }}
        >
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

/** Control at the end of a row. */
function endOf({ kind }: RankingScope, entry: RankedEntry, hasNote: boolean): RowEnd {
  if (hasNote) return "note";
  if (kind === "expert") return profileHref(entry) ? "profile" : "none";
  return companyHref(entry) === null ? "none" : "page";
}

/** The entry with the domain that another model gives for the same company, so that it has one logo everywhere. */
function withDomain(entry: RankedEntry, merged: AggregatedEntry | undefined): RankedEntry {
  if (entry.domain !== "" || entry.censored || !merged?.domain) return entry;
  return { ...entry, domain: merged.domain };
}
