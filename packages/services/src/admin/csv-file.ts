import type { Cell } from "@standings/reports";

/** A list as a table, the way it is filtered; rows are read while they are written. */
export interface CsvFile {
  readonly fileName: string;
  readonly header: readonly string[];
  readonly rows: AsyncIterable<readonly Cell[]>;
}

/** "standings-users-2026-11-23.csv" */
export function csvName(list: string): string {
  return `standings-${list}-${new Date().toISOString().slice(0, 10)}.csv`;
}
