import type { Connection } from "@standings/database";
import {
  BRAND_KEY,
  type BrandNamesSpec,
  type CalledBy,
  type CalledCounts,
  type CompanyCalled,
  type CompanyNames,
  companyKeys,
  hasNamesApart,
} from "@standings/domain";
import { sql } from "kysely";
import { readCountedNames } from "../names/read-names.ts";
import type { OverviewFigures } from "./overview-figures.ts";
import { countedModels, inList } from "./read-visits.ts";

interface Row {
  readonly company: string;
  readonly visit_id: string;
  /** Answers that list or name the company, by model. */
  readonly hits: readonly number[];
  readonly called: readonly CalledCounts[];
}

/**
 * By which of their names answers of the last four weeks call the companies of a brand that have names of products or former ones,
 * over open questions (all where `counted` is null).
 */
export async function calledNamesOf(
  db: Connection,
  figures: OverviewFigures,
  counted: readonly string[] | null,
): Promise<CompanyCalled[]> {
  const names = await readCountedNames(db, figures.brand.id);
  const keys = companyKeys(names);
  const apart = keys.filter((_, at) => isApart(names, at));
  if (apart.length === 0) return [];
  const lists = await readRows(db, figures, { apart, counted, table: "visit_figures", hits: "listed" });
  const plain = await readRows(db, figures, { apart, counted, table: "visit_mentions", hits: "named" });
  return names.flatMap((company, at): CompanyCalled[] => {
    const key = keys[at] ?? "";
    if (!isApart(names, at)) return [];
    return [
      {
        key: key || company.domain,
        name: company.name,
        domain: company.domain,
        isBrand: key === BRAND_KEY,
        lists: addUp(figures, company, lists.get(key) ?? []),
        plain: plain.size === 0 ? null : addUp(figures, company, plain.get(key) ?? []),
      },
    ];
  });
}

function isApart(names: BrandNamesSpec, at: number): boolean {
  const company = names[at];
  return company !== undefined && hasNamesApart(company);
}

interface Wanted {
  readonly apart: readonly string[];
  readonly counted: readonly string[] | null;
  readonly table: "visit_figures" | "visit_mentions";
  readonly hits: "listed" | "named";
}

/** Rows of the last four weeks, by company. */
async function readRows(
  db: Connection,
  { brand, axis }: OverviewFigures,
  { apart, counted, table, hits }: Wanted,
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const { rows } = await sql<Row>`
    select company, visit_id, ${sql.ref(hits)} as hits, called from ${sql.table(table)}
    where brand_id = ${brand.id} and visit_id = ${inList(axis.recent)} and company = any (${[...apart]}::text[])
      and (${counted === null} or prompt_id = any (${[...(counted ?? [])]}::uuid[]))
  `.execute(db);
  return Map.groupBy(rows, ({ company }) => company);
}

function addUp(
  { visits, filters }: OverviewFigures,
  { names }: CompanyNames,
  rows: readonly Row[],
): CalledBy {
  const counts = names.map(() => 0);
  let answers = 0;
  for (const { visit_id, hits, called } of rows) {
    const visit = visits.get(visit_id);
    const places = visit ? countedModels(visit, filters.model) : [];
    const sumOf = (byModel: readonly number[]) => places.reduce((sum, at) => sum + (byModel[at] ?? 0), 0);
    answers += sumOf(hits);
    for (const [name, byModel] of called) counts[name] = (counts[name] ?? 0) + sumOf(byModel);
  }
  return {
    answers,
    names: names
      .map(({ text, kind }, at) => ({ text, kind, answers: counts[at] ?? 0 }))
      .filter(({ kind, answers: count }) => count > 0 || kind === "product" || kind === "former")
      .sort((a, b) => b.answers - a.answers),
    otherwise: answers - counts.reduce((sum, count) => sum + count, 0),
  };
}
