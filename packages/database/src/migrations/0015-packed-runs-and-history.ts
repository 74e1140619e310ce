import { type Kysely, sql } from "kysely";

/** An index that is too slow to build while writers wait. */
export interface LargeIndex {
  readonly name: string;
  readonly definition: string;
  /** Indexes that it makes needless. */
  readonly replaces: readonly string[];
}

/** Where no table is large they are built here; elsewhere `buildIndexes` does it, while writers go on. */
export const HISTORY_INDEXES: readonly LargeIndex[] = [
  {
    name: "searches_own_newest",
    definition: "searches (user_id, created_at desc, id desc) include (kind, sector, web_search)",
    replaces: ["searches_user_id_created_at_id_idx", "searches_user_id_kind_created_at_id_idx"],
  },
  {
    name: "searches_own_prompts",
    definition: "searches (user_id, prompt_key, created_at desc, id desc) include (kind, sector, web_search)",
    replaces: ["searches_user_id_prompt_key_created_at_idx"],
  },
  {
    name: "searches_own_words",
    definition: "searches using gin (own_grams(user_id, prompt_key, prompt2_key))",
    replaces: [],
  },
  {
    name: "runs_running",
    definition: "runs (user_id, created_at desc) where status = 'running'",
    replaces: [],
  },
  {
    name: "runs_second_prompts",
    definition: "runs (user_id, (request->>'prompt2'), created_at desc) where kind = 'comparison'",
    replaces: [],
  },
  {
    name: "run_events_unpacked",
    definition: "run_events (created_at, run_id) where seq = 1",
    replaces: [],
  },
];

const LARGE = 50_000;
const KEYS_AT_ONCE = 1_000;

/** Ended runs are packed, and the history is listed by keys and counted without reading it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table run_packs (
      run_id uuid primary key references runs on delete cascade,
      content bytea not null,
      packed_at timestamptz not null default now()
    );
    -- It is compressed already.
    alter table run_packs alter column content set storage external;
    alter table searches alter column results drop not null, alter column model_results drop not null;

    create table search_counts (
      user_id uuid not null,
      kind text not null,
      sector text not null,
      web_search boolean not null,
      count integer not null,
      primary key (user_id, kind, sector, web_search)
    );

    -- Three characters in a row of a user's prompts, as numbers; of other scripts also one and two. Users share numbers with
    -- a 256th of all: a list of one user's rows alone would cost an entry for each of theirs, one of everybody's rows grows
    -- with what others ask. Unlike pg_trgm it knows letters beyond ASCII in every locale.
    create function own_grams(user_id uuid, prompt_key text, prompt2_key text)
    returns integer[] language sql immutable parallel safe
    return (
      select coalesce(array_agg(distinct hashtext(right(user_id::text, 2) || gram)), '{}')
      from (select prompt_key || coalesce(E'\n' || prompt2_key, '') as words) as asked,
        generate_series(case octet_length(words) when char_length(words) then 3 else 1 end, 3) as length,
        generate_series(1, char_length(words) - length + 1) as place,
        substr(words, place, length) as gram
      where length = 3 or octet_length(gram) > length
    );

    -- In the order of the key, so that two writers never deadlock.
    create function count_searches() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into search_counts as known
          select user_id, kind, coalesce(sector, ''), web_search, count(*) from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
          on conflict (user_id, kind, sector, web_search) do update set count = known.count + excluded.count;
      elsif tg_op = 'DELETE' then
        insert into search_counts as known
          select user_id, kind, coalesce(sector, ''), web_search, -count(*) from removed group by 1, 2, 3, 4 order by 1, 2, 3, 4
          on conflict (user_id, kind, sector, web_search) do update set count = known.count + excluded.count;
        delete from search_counts where count = 0 and user_id in (select user_id from removed);
      else
        insert into search_counts as known
          select user_id, kind, sector, web_search, sum(change) from (values
            (old.user_id, old.kind, coalesce(old.sector, ''), old.web_search, -1),
            (new.user_id, new.kind, coalesce(new.sector, ''), new.web_search, 1)
          ) as moved (user_id, kind, sector, web_search, change) group by 1, 2, 3, 4 order by 1, 2, 3, 4
          on conflict (user_id, kind, sector, web_search) do update set count = known.count + excluded.count;
      end if;
      return null;
    end $$;
    create trigger count_added after insert on searches referencing new table as added
      for each statement execute function count_searches();
    create trigger count_removed after delete on searches referencing old table as removed
      for each statement execute function count_searches();
    create trigger count_moved after update of sector on searches
      for each row when (old.sector is distinct from new.sector) execute function count_searches();
    insert into search_counts
      select user_id, kind, coalesce(sector, ''), web_search, count(*) from searches group by 1, 2, 3, 4;
  `.execute(db);
  await foldKeys(db);
  const { rows } = await sql`select from searches limit ${LARGE}`.execute(db);
  if (rows.length === LARGE) return;
  for (const { name, definition, replaces } of HISTORY_INDEXES) {
    await sql`create index ${sql.id(name)} on ${sql.raw(definition)}`.execute(db);
    for (const replaced of replaces) await sql`drop index if exists ${sql.id(replaced)}`.execute(db);
  }
}

interface Prompts {
  readonly id: string;
  readonly prompt: string;
  readonly prompt2: string | null;
}

/** Keys of earlier releases were folded by the database, whose lower() may know ASCII alone. */
async function foldKeys(db: Kysely<unknown>): Promise<void> {
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows } = await sql<Prompts>`
      select id, prompt, prompt2 from searches
      where id > ${after} and octet_length(prompt || coalesce(prompt2, '')) > char_length(prompt || coalesce(prompt2, ''))
      order by id limit ${KEYS_AT_ONCE}
    `.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    const keys = rows.map(({ id, prompt, prompt2 }) => {
      return { id, prompt_key: prompt.toLowerCase(), prompt2_key: prompt2?.toLowerCase() ?? null };
    });
    await sql`
      with folded as (
        update searches set prompt_key = item.prompt_key, prompt2_key = item.prompt2_key
        from json_to_recordset(${JSON.stringify(keys)}::json) as item (id uuid, prompt_key text, prompt2_key text)
        where searches.id = item.id
          and (searches.prompt_key, searches.prompt2_key) is distinct from (item.prompt_key, item.prompt2_key)
        returning searches.*
      )
      insert into asked_questions as known (prompt_key, kind, sector, first_user_id, is_asked_by_others, last_asked_at)
        select prompt_key, kind, (array_agg(sector order by created_at desc))[1],
          (array_agg(user_id order by created_at))[1], count(distinct user_id) > 1, max(created_at)
        from folded where not is_private and kind <> 'comparison' group by prompt_key, kind
      on conflict (prompt_key, kind) do update set
        is_asked_by_others = known.is_asked_by_others or known.first_user_id <> excluded.first_user_id
    `.execute(db);
  }
}
