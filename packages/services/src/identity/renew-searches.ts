import { replaceResults, resultsOf, type Tables } from "@standings/database";
import {
  companySite,
  IDENTITY_VERSION,
  isAnswer,
  registrableDomain,
  type SearchModel,
} from "@standings/domain";
import { sql, type Transaction } from "kysely";
import { lockCounts } from "../company/counts/lock-counts.ts";
import { learnFrom } from "../company/learn-companies.ts";
import { summarise } from "../searches/summarise.ts";

/** Searches of one transaction. */
const BATCH = 50;

/**
 * Adds up again what models answered in some searches that older rules added up. The counts of company pages are wrong then,
 * and marked as old. Returns how many it did.
 */
export async function renewSearches(tx: Transaction<Tables>): Promise<number> {
  const due = tx
    .selectFrom("search_sources")
    .select("search_id")
    .where("identity_version", "<", IDENTITY_VERSION)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("searches").select("id").whereRef("searches.id", "=", "search_sources.search_id")),
    )
    .limit(BATCH);
  const locked = await tx
    .selectFrom("searches")
    .select("id")
    .where("id", "in", due)
    .orderBy("id")
    .forUpdate()
    .execute();
  const ids = locked.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const searches = await tx
    .selectFrom("searches")
    .leftJoin("run_packs", "run_packs.run_id", "searches.id")
    .select(["id", "kind", "columns", "model_results", "results", "content"])
    .where("id", "in", ids)
    .execute();
  for (const search of searches) {
    const models = resultsOf(search).models.map(renewed);
    const { id, content } = search;
    await replaceResults(tx, { id, content, models, ...summarise(search, models) });
  }
  await sql`update counted_searches set identity_version = 0 where search_id = any(${ids}::uuid[])`.execute(
    tx,
  );
  // After the rows of searches, as whoever hides or deletes one.
  await lockCounts(tx);
  await learnFrom(tx, ids);
  return ids.length;
}

/** An answer under the rules of today; what older ones left out is gone. */
function renewed(model: SearchModel): SearchModel {
  if (!isAnswer(model)) return model;
  return {
    ...model,
    results: model.results.map((entry) => ({ ...entry, domain: siteOf(entry.domain) })),
    citations: model.citations.map((citation) => ({
      ...citation,
      domain: registrableDomain(new URL(citation.url).hostname) ?? citation.domain,
    })),
  };
}

function siteOf(domain: string): string {
  return domain === "" ? "" : (companySite(domain) ?? domain);
}
