import type { Sector } from "@standings/domain";
import { TOPIC_ROWS } from "./topic-rows.ts";

/** A thing buyers ask for. */
export interface Topic {
  readonly tag: string;
  readonly sector: Sector;
  /** The same in a sentence: "options for CRM software". */
  readonly label: string;
  /** Other ways to ask for it. */
  readonly synonyms: readonly string[];
  /** What buyers of it look at. */
  readonly criteria: readonly string[];
}

export const TOPICS: readonly Topic[] = TOPIC_ROWS.flatMap(([sector, rows]) =>
  rows
    .trim()
    .split("\n")
    .map((row) => readRow(sector, row)),
);

/** Reads `tag | label | synonym; … | criterion; …`. */
function readRow(sector: Sector, row: string): Topic {
  const [tag = "", label = "", synonyms = "", criteria = ""] = row.split("|").map((cell) => cell.trim());
  return { tag, sector, label, synonyms: split(synonyms), criteria: split(criteria) };
}

function split(cell: string): string[] {
  return cell
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
