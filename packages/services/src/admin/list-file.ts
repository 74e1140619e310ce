import { capitalised } from "@standings/domain";
import type { Cell, Table } from "@standings/reports";

/** A list as a table, the way it is filtered; rows are read while they are written. */
export interface ListFile extends Table {
  /** "standings-users-2026-11-23", without its ending. */
  readonly fileName: string;
  readonly rows: AsyncIterable<Row>;
}

type Row = readonly Cell[];

/** @param list its name in the file's name, "contact-forms" */
export function listFile(list: string, header: readonly string[], rows: AsyncIterable<Row>): ListFile {
  return {
    fileName: `standings-${list}-${new Date().toISOString().slice(0, 10)}`,
    sheet: capitalised(list.replaceAll("-", " ")),
    header,
    rows,
  };
}
