import type { Geo, Market } from "@standings/domain";
/** Text, a number, or a moment. */
export type Cell = string | number | Date;

/** Rows that become a file, a CSV or a spreadsheet. */
export interface Table {
  /** What its rows are, in 31 characters without `[]:*?/\\`, as Excel wants the name of a sheet. */
  readonly sheet: string;
  readonly header: readonly string[];
  readonly rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
}

/** Controls, direction overrides and half characters; tab and line ends may stand in a cell. */
const UNWRITABLE = /(?![\t\r\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Text without what no file may hold. */
export function writable(text: string): string {
  return text.toWellFormed().replace(UNWRITABLE, "");
}

/** What is written in ISO 8601 as a moment; what is no date stays text. */
export function momentOf(iso: string): Cell {
  const moment = new Date(iso);
  return Number.isNaN(moment.getTime()) ? iso : moment;
}

/** Columns "Country" and "Language"; empty without a market. */
export function marketCells(market: Market | null): [country: string, language: string] {
  return [market?.country ?? "", market?.language ?? ""];
}

/** Column "Geo": how the model was told the market; empty where that is not known or there is none. */
export function geoCell(geo: Geo | undefined): string {
  return geo === undefined || geo === "none" ? "" : geo;
}
