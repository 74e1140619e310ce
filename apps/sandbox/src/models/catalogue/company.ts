import type { Sector } from "@standings/domain";

/** How a company relates to a topic or a qualifier. */
export interface Tag {
  /** 1–9: how readily people name it there. */
  readonly strength: number;
  /** What it is called there, when not by its own name ("Amazon Redshift"). */
  readonly name: string | null;
  /** What the product of that name does, when the company's own predicate says something else. */
  readonly does: string | null;
}

export interface Company {
  readonly name: string;
  /** Other common spellings. */
  readonly variants: readonly string[];
  /** Registrable domain */
  readonly domain: string;
  readonly sector: Sector;
  readonly tags: ReadonlyMap<string, Tag>;
  /** Markets it serves; empty = everywhere. */
  readonly regions: readonly string[];
  /** What it does, as a predicate: "sells running shoes". */
  readonly does: string;
  /** What it is chosen for, as it stands after "its": "wide range of cushioned shoes"; null = nothing particular. */
  readonly edge: string | null;
}

const DEFAULT_STRENGTH = 5;

/**
 * Reads rows of `Name / other spelling | domain | tags | predicate | edge`, the edge optional. Tags are separated
 * by commas: `crm 9` is a strength, `crm 8=Zoho CRM` a name used for that topic, `crm 8=Zoho CRM: makes a CRM` also
 * its own predicate, `@eu` a market. Blank lines are ignored. Throws on a row it cannot read.
 */
export function readCompanies(sector: Sector, rows: string): Company[] {
  return rows
    .split("\n")
    .map((row) => row.trim())
    .filter((row) => row !== "")
    .map((row) => readRow(sector, row));
}

function readRow(sector: Sector, row: string): Company {
  const cells = row.split("|").map((cell) => cell.trim());
  const [names = "", domain = "", tagList = "", does = "", edge] = cells;
  const [name = "", ...variants] = names.split(" / ").map((part) => part.trim());
  if (cells.length > 5 || !name || !domain || !does) throw new Error(`Not a catalogue row: ${row}`);
  const parts = tagList.split(",").map((part) => part.trim());
  const regions = parts.flatMap((part) => (part.startsWith("@") ? [part.slice(1)] : []));
  const tags = new Map(parts.filter((part) => part !== "" && !part.startsWith("@")).map(readTag));
  return { name, variants, domain, sector, tags, regions, does, edge: edge || null };
}

function readTag(text: string): [string, Tag] {
  const match = /^(?<tag>[^=]*?)(?: (?<strength>[1-9]))?(?:=(?<name>[^:]+)(?:: (?<does>.+))?)?$/.exec(text);
  const { tag = text, strength, name, does } = match?.groups ?? {};
  return [
    tag.trim(),
    {
      strength: strength ? Number(strength) : DEFAULT_STRENGTH,
      name: name?.trim() ?? null,
      does: does?.trim() ?? null,
    },
  ];
}
