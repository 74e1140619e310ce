import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Company pages read mentions alone: where the company stands in the whole ranking, and whether stand-ins said so.
    alter table mentions add column aggregated_rank smallint;
    alter table mentions add column is_sandbox boolean not null default false;
    update mentions set is_sandbox = s.is_sandbox,
      aggregated_rank = case when s.kind = 'comparison' then mentions.rank else (
        select (entry->>'rank')::smallint from json_array_elements(s.results) entry
        where entry->>'domain' = mentions.domain limit 1
      ) end
    from searches s where s.id = mentions.search_id;

    -- Lists show up to six of a search's entries: with what belongs to a card.
    update searches set top = (
      select coalesce(json_agg(json_strip_nulls(json_build_object(
        'rank', entry->'rank', 'name', entry->'name', 'domain', entry->'domain',
        'description', coalesce(entry->>'description', ''), 'votes', coalesce((entry->>'model_votes')::integer, 1),
        'profileUrl', entry->'profileUrl'
      )) order by position), '[]') from json_array_elements(
        case when json_array_length(results) > 0 then results else coalesce(
          (select m->'results' from json_array_elements(model_results) m where m->>'status' = 'success' limit 1), '[]'
        ) end) with ordinality as item (entry, position)
      where position <= 6
    );

    -- What visitors are shown: shared searches, newest first, of a sector or of all.
    create index on searches (created_at desc) where not is_private;
    create index on searches (sector, created_at desc) where not is_private;
    create index on searches (sector, created_at desc) where trending and not is_private;
  `.execute(db);
}
