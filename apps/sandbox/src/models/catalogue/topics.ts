/** A thing buyers ask for. */
export interface Topic {
  readonly tag: string;
  /** The same in a sentence: "options for CRM software". */
  readonly label: string;
  /** Other ways to ask for it. */
  readonly synonyms: readonly string[];
  /** What buyers of it look at. */
  readonly criteria: readonly string[];
}

// tag | label | synonyms; … | criteria; …
const ROWS = `
crm | CRM software | customer relationship management; contact management; sales pipeline software | pipeline tracking; contact management; sales automation; ease of adoption; integrations
`;

export const TOPICS: readonly Topic[] = ROWS.trim().split("\n").map(readRow);

function readRow(row: string): Topic {
  const [tag = "", label = "", synonyms = "", criteria = ""] = row.split("|").map((cell) => cell.trim());
  return { tag, label, synonyms: split(synonyms), criteria: split(criteria) };
}

function split(cell: string): string[] {
  return cell.split(";").map((part) => part.trim()).filter((part) => part !== "");
}
