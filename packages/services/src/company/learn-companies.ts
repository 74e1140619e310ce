import { inTransaction, isId, type Tables } from "@standings/database";
import { isAnswer, normaliseName, registrableDomain, type SearchModel } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import type { JobPayload } from "../jobs/job-payloads.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";

interface Spelling {
  readonly domain: string;
  readonly name: string;
  readonly name_key: string;
  seen: number;
}

/** Longer ones are no names but sentences that a parser took for one. */
const NAME_MAX = 80;

/**
 * Job: adds the companies that models listed in a shared search to the directory, once per answer however often
 * it runs. A company's name is its most frequent spelling (decisions "Ranking"), unless the catalogue names it.
 * Companies from sandbox answers are marked as the sandbox's.
 */
export async function learnCompanies(
  request: ServiceRequest,
  { searchId }: JobPayload<"learn_companies">,
): Promise<void> {
  const { db } = requireSystem(request);
  if (!isId(searchId)) return;
  await inTransaction(db, async (tx) => {
    const search = await tx
      .selectFrom("searches")
      .select(["is_sandbox", "model_results", "directory_learned_columns"])
      .where("id", "=", searchId)
      .where("kind", "<>", "expert")
      .where("is_private", "=", false)
      .forUpdate()
      .executeTakeFirst();
    if (!search) return;
    const answered = search.model_results.filter(isAnswer);
    await tx
      .updateTable("searches")
      .set({ directory_learned_columns: answered.map((model) => model.columnId) })
      .where("id", "=", searchId)
      .execute();
    const known = search.directory_learned_columns;
    const spellings = spellingsOf(answered.filter((model) => !known.includes(model.columnId)));
    if (spellings.length === 0) return;
    await countSpellings(tx, spellings);
    await upsertCompanies(tx, spellings, search.is_sandbox);
  });
}

/** Rows are written in the order of the primary key, so that two learners never deadlock. */
function spellingsOf(models: readonly SearchModel[]): Spelling[] {
  const found = new Map<string, Spelling>();
  for (const { domain: given, name } of models.flatMap(({ results }) => results)) {
    const domain = registrableDomain(given);
    const name_key = normaliseName(name);
    if (domain === null || name_key === "" || name.length > NAME_MAX) continue;
    const key = `${domain} ${name}`;
    const spelling = found.get(key) ?? { domain, name, name_key, seen: 0 };
    spelling.seen += 1;
    found.set(key, spelling);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, spelling]) => spelling);
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

function rowsOf(spellings: readonly Spelling[]) {
  return sql`json_to_recordset(${JSON.stringify(spellings)}::json)
    as item (domain text, name text, name_key text, seen integer)`;
}
