import { SECTORS, type Sector } from "@standings/domain";
import { z } from "zod";
import { parseCsv, readCsv, split, values } from "../../read-csv.ts";

/** How a company relates to a topic or a qualifier. */
interface Tag {
  /** 1–9: how well known the company is for it. */
  readonly strength: number;
  /** The name of the company's product for it ("Amazon Redshift"); null = the company's own name. */
  readonly name: string | null;
  /** The product's own predicate; null = the company's. */
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
  /** The company's business as a predicate: "sells running shoes". */
  readonly does: string;
  /** The company's strength, to complete "its …": "wide range of cushioned shoes"; null = none in particular. */
  readonly edge: string | null;
}

const DEFAULT_STRENGTH = 5;
const TAG = /^(?<tag>[^=]*?)(?: (?<strength>[1-9]))?(?:=(?<name>[^:]+)(?:: (?<does>.+))?)?$/;

const row = z.strictObject({
  name: z.string().min(1),
  other_names: z.string(),
  domain: z.string().min(1),
  tags: values,
  does: z.string().min(1),
  edge: z.string(),
});

/** Every company of the catalogue, from one file per sector. */
export const COMPANIES: readonly Company[] = SECTORS.flatMap((sector) =>
  readCsv(`companies/${fileOf(sector)}`, companyOf(sector)),
);

/** Reads company rows from CSV text; `apps/sandbox/README.md` describes the columns. */
export function parseCompanies(sector: Sector, csv: string): Company[] {
  return parseCsv(csv, companyOf(sector));
}

/** `Industrials & Real Assets` → `industrials-and-real-assets` */
function fileOf(sector: Sector): string {
  return sector.toLowerCase().replaceAll("&", "and").replaceAll(" ", "-");
}

function companyOf(sector: Sector) {
  return row.transform(({ name, other_names: others, domain, tags, does, edge }): Company => {
    const isMarket = (tag: string) => tag.startsWith("@");
    return {
      name,
      variants: split(others, " / "),
      domain,
      sector,
      tags: new Map(tags.filter((tag) => !isMarket(tag)).map(readTag)),
      regions: tags.filter(isMarket).map((tag) => tag.slice(1)),
      does,
      edge: edge || null,
    };
  });
}

function readTag(text: string): [string, Tag] {
  const { tag = text, strength, name, does } = TAG.exec(text)?.groups ?? {};
  return [
    tag.trim(),
    {
      strength: strength ? Number(strength) : DEFAULT_STRENGTH,
      name: name?.trim() ?? null,
      does: does?.trim() ?? null,
    },
  ];
}
