import type { Brand } from "@standings/database";
import type { BrandFilters, BrandPrompt } from "@standings/domain";
import type { Axis, FigureRow, ReadVisit, TotalRow } from "./read-visits.ts";

/** Rows by company and visit. */
type ByVisit<Row> = ReadonlyMap<string, ReadonlyMap<string, readonly Row[]>>;

/** What the overview has read, so that each of its parts finds its rows at once. */
export interface OverviewFigures {
  readonly brand: Brand;
  readonly filters: BrandFilters;
  readonly axis: Axis;
  readonly prompts: readonly BrandPrompt[];
  readonly visits: ReadonlyMap<string, ReadVisit>;
  /** Of open questions. */
  readonly rows: ByVisit<FigureRow>;
  readonly totals: ByVisit<TotalRow>;
  /** The brand's, of all kinds of questions, by prompt and visit. */
  readonly ofPrompts: ReadonlyMap<string, ReadonlyMap<string, FigureRow>>;
}

/** Rows by company and visit. */
export function byCompany<Row extends { readonly company: string; readonly visit_id: string }>(
  rows: readonly Row[],
): ByVisit<Row> {
  const companies = Map.groupBy(rows, ({ company }) => company);
  return new Map(
    [...companies].map(([company, some]) => [company, Map.groupBy(some, ({ visit_id }) => visit_id)]),
  );
}

export function byPrompt(rows: readonly FigureRow[]): ReadonlyMap<string, ReadonlyMap<string, FigureRow>> {
  const prompts = Map.groupBy(rows, ({ prompt_id }) => prompt_id);
  return new Map(
    [...prompts].map(([promptId, some]) => [promptId, new Map(some.map((row) => [row.visit_id, row]))]),
  );
}

/** Figures of a company in some visits, prompt by prompt. */
export function rowsOf(
  { rows }: OverviewFigures,
  company: string,
  visits: readonly ReadVisit[],
): FigureRow[] {
  const known = rows.get(company);
  return visits.flatMap(({ id }) => known?.get(id) ?? []);
}

/** The same, added up over the prompts. */
export function totalsOf(
  { totals }: OverviewFigures,
  company: string,
  visits: readonly ReadVisit[],
): TotalRow[] {
  const known = totals.get(company);
  return visits.flatMap(({ id }) => known?.get(id) ?? []);
}
