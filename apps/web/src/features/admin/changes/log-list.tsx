import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { ListSkeleton, ListStates, type ListStatesProps } from "../list/list-states.tsx";
import {
  type ListSearch,
  type RawSearch,
  readChoice,
  textOf,
  useListSearch,
} from "../list/use-list-search.ts";
import { formatUtc } from "../utc.ts";

/** Logs of the tab; the first one has no name in the address. */
export const LOGS = { changes: "Changes", security: "Security", jobs: "Failed jobs" } as const;
export type Log = keyof typeof LOGS;

export interface LogSearch extends ListSearch {
  readonly log?: "security" | "jobs" | undefined;
  /** Older than this line. */
  readonly before?: string | undefined;
}

export function readLogSearch(raw: RawSearch): LogSearch {
  const before = textOf(raw.before) ?? (typeof raw.before === "number" ? String(raw.before) : undefined);
  return {
    log: readChoice(raw.log, ["security", "jobs"] as const),
    before: before !== undefined && /^\d{1,18}$/.test(before) ? before : undefined,
  };
}

/** Where a page of a log begins; undefined: with the newest line. */
export interface LogPlace {
  readonly before: string | undefined;
}

interface LogListProps<Line, Data> extends Pick<ListStatesProps, "noun" | "empty"> {
  readonly useLog: (place: LogPlace) => {
    readonly data: Data | undefined;
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  readonly lines: (data: Data) => readonly Line[];
  readonly line: (line: Line) => ReactNode;
}

/** A log with the newest lines first, and the steps to older ones. */
export function LogList<Line, Data extends { readonly next: string | null }>(
  props: LogListProps<Line, Data>,
) {
  const { useLog, lines, line, noun, empty } = props;
  const [{ before, log }, change] = useListSearch(readLogSearch);
  const query = useLog({ before });
  const showBefore = (older: string | undefined) => change({ log, before: older });
  const next = query.data?.next ?? null;
  if (query.isPending) return <ListSkeleton />;
  return (
    <ListStates
      query={query}
      isEmpty={query.data !== undefined && lines(query.data).length === 0}
      isFiltered={before !== undefined}
      noun={noun}
      empty={empty}
      onClear={() => showBefore(undefined)}
    >
      <ul className={HEAVY_RULE}>{query.data && lines(query.data).map(line)}</ul>
      <nav aria-label="Pages" className="flex justify-end gap-2 pt-4">
        {before !== undefined && (
          <Button variant="ghost" size="sm" onClick={() => showBefore(undefined)}>
            Newest
          </Button>
        )}
        {next !== null && (
          <Button variant="ghost" size="sm" onClick={() => showBefore(next)}>
            Older
          </Button>
        )}
      </nav>
    </ListStates>
  );
}

/** A line of a log with its time (UTC). */
export function LogLine({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-b border-line py-3.5 sm:grid-cols-[184px_minmax(0,1fr)]">
      <time dateTime={at} className="text-sm text-ink-3">
        {formatUtc(at)}
      </time>
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </li>
  );
}
