import { inTransaction, isId, resultsOf, selectSearches, type Tables } from "@standings/database";
import { isAnswer, type SearchModel } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import type { JobPayload } from "../jobs/job-payloads.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { countSearches } from "./counts/count-searches.ts";
import { forgetSpellings } from "./forget-spellings.ts";
import { rowsOf, type Spelling, spellingsOf } from "./spellings.ts";

/**
 * Job: counts what is queued for the pages of companies, and brings the directory in line with a search, once per answer
 * however often it runs. It learns the companies that
 * models listed while the search is shared, and forgets them when it is not any more. A company's name is its most
 * frequent spelling (decisions "Ranking"), unless the catalogue names it. Companies from sandbox answers are marked as
 * the sandbox's.
 */
export async function learnCompanies(
  request: ServiceRequest,
  { searchId }: JobPayload<"learn_companies">,
): Promise<void> {
  const { db } = requireSystem(request);
  await countSearches(request);
  if (!isId(searchId)) return;
  await inTransaction(db, async (tx) => {
    // Locked before it is read: meanwhile its results could be packed.
    await tx.selectFrom("searches").select("id").where("id", "=", searchId).forUpdate().execute();
    const search = await selectSearches(tx)
      .where("id", "=", searchId)
      .where("kind", "<>", "expert")
      .executeTakeFirst();
    if (!search) return;
    const answered = resultsOf(search).models.filter(isAnswer);
    const isShared = !search.is_private && !search.is_taken_down;
    await tx
      .updateTable("searches")
      .set({ directory_learned_columns: isShared ? answered.map((model) => model.columnId) : [] })
      .where("id", "=", searchId)
      .execute();
    const isKnown = ({ columnId }: SearchModel) => search.directory_learned_columns.includes(columnId);
    if (!isShared) return forgetSpellings(tx, spellingsOf(answered.filter(isKnown)));
    const spellings = spellingsOf(answered.filter((model) => !isKnown(model)));
    if (spellings.length === 0) return;
    await countSpellings(tx, spellings);
    await upsertCompanies(tx, spellings, search.is_sandbox);
  });
}

async function countSpellings(tx: Transaction<Tables>, spellings: readonly Spelling[]): Promise<void> {
  await sql`
    insert into company_spellings (domain, name, name_key, seen)
    select domain, name, name_key, seen from ${rowsOf(spellings)}
    on conflict (domain, name) do update set seen = company_spellings.seen + excluded.seen
  `.execute(tx);
}

async function upsertCompanies(
  tx: Transaction<Tables>,
  spellings: readonly Spelling[],
  isSandbox: boolean,
): Promise<void> {
  await sql`
    insert into companies as known (domain, name, name_key, seen, source, is_sandbox)
    select listed.domain, spelling.name, spelling.name_key, listed.seen, 'search', ${isSandbox}::boolean
    from (select domain, sum(seen)::integer as seen from ${rowsOf(spellings)} group by domain) as listed
    cross join lateral (
      select name, name_key from company_spellings
      where company_spellings.domain = listed.domain
      order by seen desc, name collate "C"
      limit 1
    ) as spelling
    order by listed.domain collate "C"
    on conflict (domain) do update set
      seen = known.seen + excluded.seen,
      name = case known.source when 'catalogue' then known.name else excluded.name end,
      name_key = case known.source when 'catalogue' then known.name_key else excluded.name_key end,
      source = case known.source when 'catalogue' then 'catalogue' else 'search' end,
      is_sandbox = known.is_sandbox and excluded.is_sandbox,
      updated_at = now()
  `.execute(tx);
}
