import { type Connection, resultsOf } from "@standings/database";
import { type ColumnId, IDENTITY_VERSION, isAnswer, type SearchModel } from "@standings/domain";
import { sql } from "kysely";
import { forgetSpellings } from "./forget-spellings.ts";
import { rowsOf, type Spelling, spellingsOf } from "./spellings.ts";

/** Searches whose answers are read at a time. */
const SLICE = 50;

/**
 * Brings the directory in line with searches that the caller has locked, once per answer however often it is done. It learns the
 * companies that models listed while a search is shared, and forgets them when it is not any more. A company's name is its most
 * frequent spelling (decisions "Ranking"), unless the catalogue names it. Companies from sandbox answers are marked as the
 * sandbox's.
 */
export async function learnFrom(tx: Connection, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += SLICE) await learnSlice(tx, ids.slice(from, from + SLICE));
}

async function learnSlice(tx: Connection, ids: readonly string[]): Promise<void> {
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

/** The searches with which the directory is not in line. */
async function readUnlearned(tx: Connection, ids: readonly string[]): Promise<UnlearnedSearch[]> {
  const rows = await tx
    .selectFrom("searches")
    .leftJoin("run_packs", "run_packs.run_id", "searches.id")
    .select(["id", "is_private", "is_taken_down", "is_sandbox", "directory_learned_columns"])
    .select(["model_results", "run_packs.content"])
    .where("id", "in", [...ids])
    .where("kind", "<>", "expert")
    // Of a private one there is mostly nothing to forget.
    .where(sql<boolean>`(not (is_private or is_taken_down) or directory_learned_columns <> '{}')`)
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

async function rememberLearned(tx: Connection, searches: readonly UnlearnedSearch[]): Promise<void> {
  const rows = searches.map(({ id, columns }) => ({ id, columns }));
  await sql`
    update searches set directory_learned_columns = item.columns
    from json_to_recordset(${JSON.stringify(rows)}::json) as item (id uuid, columns text[])
    where searches.id = item.id
  `.execute(tx);
}

async function countSpellings(tx: Connection, spellings: readonly Spelling[]): Promise<void> {
  await sql`
    insert into company_spellings (domain, name, name_key, seen)
    select domain, name, name_key, seen from ${rowsOf(spellings)}
    on conflict (domain, name) do update set seen = company_spellings.seen + excluded.seen
  `.execute(tx);
}

async function upsertCompanies(
  tx: Connection,
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
