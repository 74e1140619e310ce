import { applyTakeDowns, type Connection, MARKET_SCOPE, PUBLIC_SCOPE } from "@standings/database";
import { type ColumnId, IDENTITY_VERSION, type ModelId, readColumn } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { countQuestions } from "../../trending/count-questions.ts";
import { learnFrom } from "../learn-companies.ts";
import { changeFields } from "./change-fields.ts";
import type { CountChange } from "./count-change.ts";
import { countCompanies, removeEmpty } from "./count-companies.ts";

/** What is to be counted: the oldest that are queued, or queued searches by id. */
export type CountSelection = { readonly limit: number } | { readonly ids: readonly string[] };

interface Row {
  readonly search_id: string;
  /** Text: a Date would lose the microseconds that find the rows. */
  readonly created_at: string;
  readonly question_key: string;
  /** Null when the search was deleted. */
  readonly columns: ColumnId[] | null;
  readonly scope: string | null;
  readonly is_sandbox: boolean;
  readonly counted_scope: string | null;
  readonly counted_models: ModelId[] | null;
  readonly counted: number | null;
}

/**
 * Brings the figures of company pages, questions that may trend, and the directory in line with queued searches: takes back how each
 * was counted before and adds how it counts now, so that a repetition changes nothing. Needs the lock. Returns how many searches it did; one whose row
 * somebody changes at this moment stays queued.
 */
export async function countBatch(tx: Connection, selection: CountSelection): Promise<number> {
  const rows = await lockQueued(tx, selection);
  if (rows.length === 0) return 0;
  const ids = rows.map((row) => row.search_id);
  // A search that ended while a measure was being taken has missed it.
  const missed = await applyTakeDowns(tx, { ids });
  return count(tx, missed.length === 0 ? rows : await lockQueued(tx, { ids }));
}

async function count(tx: Connection, rows: readonly Row[]): Promise<number> {
  const answered = await readAnswered(tx, rows);
  const changes = rows.flatMap((row) => changesOf(row, answered.get(row.search_id) ?? 0));
  const touched = changes.length > 0 ? await countCompanies(tx, changes) : [];
  if (changes.some(({ sign }) => sign < 0)) await removeEmpty(tx, touched);
  if (changes.length > 0) await changeFields(tx, changes, touched);
  await countQuestions(tx, rows);
  await learnFrom(
    tx,
    rows.flatMap(({ search_id, columns }) => (columns === null ? [] : search_id)),
  );
  await settle(tx, rows, answered);
  await forgetDeleted(tx, rows);
  return rows.length;
}

type Answered = ReadonlyMap<string, number>;

/** Queued searches, kept as they are until the count has ended. */
async function lockQueued(tx: Connection, selection: CountSelection): Promise<Row[]> {
  const chosen: RawBuilder<unknown> =
    "ids" in selection
      ? sql`where search_id = any(${[...selection.ids]}::uuid[])`
      : sql`order by search_id limit ${selection.limit}`;
  const { rows } = await sql<Row>`
    with queued as materialized (select search_id, created_at::text, question_key from uncounted_searches ${chosen}),
    saved as (
      select id, case when market is null then user_id else ${sql.lit(MARKET_SCOPE)}::uuid end as user_id, columns,
        market is not null or is_private or is_taken_down as is_hidden, is_sandbox from searches
      where id in (select search_id from queued) for no key update skip locked
    )
    select queued.*, saved.columns, coalesce(saved.is_sandbox, counted.is_sandbox, false) as is_sandbox,
      case when saved.is_hidden then saved.user_id when not saved.is_hidden then ${PUBLIC_SCOPE}::uuid end as scope,
      counted.scope as counted_scope, counted.models as counted_models, counted.answered as counted
    from queued
    left join saved on saved.id = queued.search_id
    left join counted_searches counted using (search_id)
    where saved.id is not null or not exists (select from searches where id = queued.search_id)
  `.execute(tx);
  return rows;
}

/** Masks of the columns that answered in queued searches. */
async function readAnswered(tx: Connection, queued: readonly Row[]): Promise<Answered> {
  const { rows } = await sql<{ search_id: string; answered: number }>`
    select search_id, answered from uncounted_searches join search_sources using (search_id, created_at)
    where search_id = any(${queued.map((row) => row.search_id)}::uuid[])
  `.execute(tx);
  return new Map(rows.map((row) => [row.search_id, row.answered]));
}

/** Takes back how a search was counted, and adds how it counts now; nothing when these are the same. */
function changesOf(row: Row, answered: number): CountChange[] {
  const { search_id, created_at, is_sandbox, scope, columns, counted_scope, counted_models, counted } = row;
  if (scope === counted_scope && answered === counted) return [];
  const search = { search_id, created_at, is_sandbox };
  const changes: CountChange[] = [];
  if (counted_scope !== null && counted !== null)
    changes.push({
      ...search,
      scope: counted_scope,
      models: counted_models ?? [],
      answered: counted,
      sign: -1,
    });
  if (scope !== null) changes.push({ ...search, scope, models: toModels(columns), answered, sign: 1 });
  return changes;
}

function toModels(columns: readonly ColumnId[] | null): ModelId[] {
  return (columns ?? []).map((column) => readColumn(column).modelId);
}

/** Remembers how searches are counted now, and whose lists show them. */
async function settle(tx: Connection, rows: readonly Row[], answered: Answered): Promise<void> {
  const kept = rows.flatMap(({ search_id, created_at, scope, is_sandbox, columns }) =>
    scope === null
      ? []
      : {
          search_id,
          created_at,
          scope,
          is_sandbox,
          models: toModels(columns),
          answered: answered.get(search_id) ?? 0,
        },
  );
  await sql`
    with settled as (
      select * from json_to_recordset(${JSON.stringify(kept)}::json) as item (search_id uuid, created_at timestamptz,
        scope uuid, is_sandbox boolean, models text[], answered integer)
    ), done as (
      delete from uncounted_searches where search_id = any(${rows.map((row) => row.search_id)}::uuid[])
    ), moved as (
      update company_mentions mention set is_public = scope = ${PUBLIC_SCOPE}::uuid from settled
      where mention.search_id = settled.search_id and mention.created_at = settled.created_at
        and is_public <> (scope = ${PUBLIC_SCOPE}::uuid)
    )
    insert into counted_searches (search_id, created_at, scope, is_sandbox, models, answered, identity_version)
    select search_id, created_at, scope, is_sandbox, models, answered, ${IDENTITY_VERSION}::smallint from settled
    on conflict (search_id) do update set
      scope = excluded.scope, models = excluded.models, answered = excluded.answered
  `.execute(tx);
}

/** Removes what is left of searches that were deleted. */
async function forgetDeleted(tx: Connection, rows: readonly Row[]): Promise<void> {
  const deleted = rows.filter(({ scope }) => scope === null);
  if (deleted.length === 0) return;
  const { ids, times } = {
    ids: deleted.map((row) => row.search_id),
    times: deleted.map((row) => row.created_at),
  };
  for (const table of ["company_mentions", "search_sources"] as const)
    await sql`
      delete from ${sql.table(table)} kept using unnest(${ids}::uuid[], ${times}::timestamptz[]) as gone (id, time)
      where kept.search_id = gone.id and kept.created_at = gone.time
    `.execute(tx);
  await tx.deleteFrom("counted_searches").where("search_id", "in", ids).execute();
}
