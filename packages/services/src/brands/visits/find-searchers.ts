import type { BrandVisit, Tables } from "@standings/database";
import {
  type ModelId,
  mostOf,
  type SearchCounts,
  type SearchedBy,
  type SearchedVisit,
  searcherOf,
} from "@standings/domain";
import type { Transaction } from "kysely";

/**
 * Who searches for each model of a visit whose answers are added up, and how these came about. `visits` of its market, it included,
 * have such answers.
 */
export async function findSearchers(
  tx: Transaction<Tables>,
  visit: BrandVisit,
): Promise<Pick<BrandVisit, "searched_by" | "ways"> & { readonly visits: number }> {
  const rows = await tx
    .selectFrom("visit_prompts as asked")
    .innerJoin("brand_visits as visit", "visit.id", "asked.visit_id")
    .select(["visit.id", "visit.models", "visit.web_search", "asked.searched", "asked.ways"])
    .where("visit.brand_id", "=", visit.brand_id)
    .where("visit.market", "is not distinct from", visit.market)
    .where("visit.due_at", "<=", visit.due_at)
    .where("asked.state", "=", "done")
    .orderBy("visit.due_at")
    .orderBy("visit.id")
    .execute();
  const byModel = new Map<
    ModelId,
    Map<string, { webSearch: boolean; counts: Partial<Record<SearchedBy, number>> }>
  >();
  for (const { id, models, web_search: webSearch, searched } of rows) {
    for (const [place, modelId] of models.entries()) {
      const visits = byModel.get(modelId) ?? new Map();
      byModel.set(modelId, visits);
      const of = visits.get(id) ?? { webSearch, counts: {} };
      visits.set(id, of);
      add(of.counts, searched[place] ?? {});
    }
  }
  const visitsOf = (modelId: ModelId): SearchedVisit[] => [...(byModel.get(modelId)?.values() ?? [])];
  const searched_by = visit.models.map((modelId) => searcherOf(visitsOf(modelId)));
  const own = rows.filter(({ id }) => id === visit.id);
  const ways = visit.models.map((_, model) => mostOf(own.flatMap((asked) => asked.ways[model] ?? [])));
  return { searched_by, ways, visits: new Set(rows.map(({ id }) => id)).size };
}

function add(sums: Partial<Record<SearchedBy, number>>, counts: SearchCounts): void {
  for (const [by, count] of Object.entries(counts) as [SearchedBy, number][])
    sums[by] = (sums[by] ?? 0) + count;
}
