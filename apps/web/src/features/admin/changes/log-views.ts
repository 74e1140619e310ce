import { type ListSearch, type RawSearch, readChoice, textOf } from "../list/use-list-search.ts";

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
