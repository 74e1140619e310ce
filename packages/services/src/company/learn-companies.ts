import { inTransaction, isId, resultsOf, type Tables, takeWaitingJobs } from "@standings/database";
import { type ColumnId, IDENTITY_VERSION, isAnswer, type SearchModel } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import { JOB_PAYLOADS, type JobAttempt, type JobPayload } from "../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { countSearches } from "./counts/count-searches.ts";
import { forgetSpellings } from "./forget-spellings.ts";
import { rowsOf, type Spelling, spellingsOf } from "./spellings.ts";

/** Searches that a job learns from besides its own. */
const MORE = 50;

/**
 * Job: counts what is queued for the pages of companies, and brings the directory in line with a search, once per answer
 * however often it runs. It learns the companies that
 * models listed while the search is shared, and forgets them when it is not any more. A company's name is its most
 * frequent spelling (decisions "Ranking"), unless the catalogue names it. Companies from sandbox answers are marked as
 * the sandbox's. The first attempt also does what waiting jobs of its kind would do: many searches that end together cost
 * little more than one.
 */
export async function learnCompanies(
  request: ServiceRequest,
  { searchId }: JobPayload<"learn_companies">,
  { attempts }: Pick<JobAttempt, "attempts">,
): Promise<void> {
  const { db } = requireSystem(request);
  await countSearches(request);
  await inTransaction(db, async (tx) => {
    const others = attempts === 1 ? await takeWaitingJobs(tx, "learn_companies", MORE) : [];
    const payloads = others.map((payload) => JOB_PAYLOADS.learn_companies.parse(payload));
    const ids = [searchId, ...payloads.map((payload) => payload.searchId)].filter(isId);
    await learnFrom(tx, [...new Set(ids)]);
  });
}

/** Brings the directory in line with some searches. */
export async function learnFrom(tx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const searches = await readUnlearned(tx, ids);
  if (searches.length === 0) return;
  await rememberLearned(tx, searches);
  await forgetSpellings(tx, spellingsOf(searches.flatMap(({ forgotten }) => forgotten)));
  for (const isSandbox of [false, true]) {
    const ofKind = searches.filter((search) => search.isSandbox === isSandbox);
    const spellings = spellingsOf(ofKind.flatMap(({ learned }) => learned));
    if (spellings.length === 0) continue;
    await countSpellings(tx, spellings);
    await upsertCompanies(tx, spellings, isSandbox);
  }
}

interface UnlearnedSearch {
  readonly id: string;
  readonly isSandbox: boolean;
  /** Columns that the directory knows from now on. */
  readonly columns: readonly ColumnId[];
  /** Answers that it learns from, and those whose lesson it takes back. */
  readonly learned: readonly SearchModel[];
  readonly forgotten: readonly SearchModel[];
}

/** The searches with which the directory is not in line, locked. */
async function readUnlearned(tx: Transaction<Tables>, ids: readonly string[]): Promise<UnlearnedSearch[]> {
  // Locked before they are read: meanwhile their results could be packed. In order, so that two jobs never deadlock.
  const chosen = tx.selectFrom("searches").where("id", "in", [...ids]);
  await chosen.select("id").where("kind", "<>", "expert").orderBy("id").forUpdate().execute();
  const rows = await tx
    .selectFrom("searches")
    .leftJoin("run_packs", "run_packs.run_id", "searches.id")
    .select(["id", "is_private", "is_taken_down", "is_sandbox", "directory_learned_columns"])
    .select(["model_results", "run_packs.content"])
    .where("id", "in", [...ids])
    .where("kind", "<>", "expert")
    .execute();
  return rows.flatMap((row) => {
    const isShared = !row.is_private && !row.is_taken_down;
    const answered = resultsOf({ ...row, results: null }).models.filter(isAnswer);
    const isKnown = ({ columnId }: SearchModel) => row.directory_learned_columns.includes(columnId);
    const learned = isShared ? answered.filter((model) => !isKnown(model)) : [];
    const forgotten = isShared ? [] : answered.filter(isKnown);
    if (learned.length + forgotten.length === 0) return [];
    const columns = isShared ? answered.map((model) => model.columnId) : [];
    return { id: row.id, isSandbox: row.is_sandbox, columns, learned, forgotten };
  });
}

async function rememberLearned(tx: Transaction<Tables>, searches: readonly UnlearnedSearch[]): Promise<void> {
  const rows = searches.map(({ id, columns }) => ({ id, columns }));
  await sql`
    update searches set directory_learned_columns = item.columns
    from json_to_recordset(${JSON.stringify(rows)}::json) as item (id uuid, columns text[])
    where searches.id = item.id
  `.execute(tx);
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
    insert into companies as known (domain, name, name_key, seen, source, is_sandbox, identity_version)
    select listed.domain, spelling.name, spelling.name_key, listed.seen, 'search', ${isSandbox}::boolean,
      ${IDENTITY_VERSION}::smallint
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
