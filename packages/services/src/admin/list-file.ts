import { capitalised } from "@standings/domain";
import { type Cell, domainInFileName, type Table } from "@standings/reports";

/** A list as a table, the way it is filtered; rows are read while they are written. */
export interface ListFile extends Table {
  /** "standings-users-2026-11-23", without its ending. */
  readonly fileName: string;
  readonly rows: AsyncIterable<Row>;
}

type Row = readonly Cell[];

/**
 * @param list its name in the file's name, "contact-forms"
 * @param domain of the company that it is of
 */
export function listFile(
  list: string,
  header: readonly string[],
  rows: AsyncIterable<Row>,
  domain?: string,
): ListFile {
  const parts = [
    "standings",
    ...(domain === undefined ? [] : [domainInFileName(domain)]),
    list,
    new Date().toISOString().slice(0, 10),
  ];
  return { fileName: parts.join("-"), sheet: capitalised(list.replaceAll("-", " ")), header, rows };
}
