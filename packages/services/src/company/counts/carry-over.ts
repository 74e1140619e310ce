import { type Connection, PUBLIC_SCOPE, questionKey } from "@standings/database";
import { sql } from "kysely";

/**
 * Brings searches whose mentions only the tables of the release before 0016 hold into the tables of this one. Goes with
 * those tables, a release later.
 */
export async function carryOver(tx: Connection, searchIds: readonly string[]): Promise<void> {
  const key = questionKey(sql`kind`, sql`case listing.prompt_no when 2 then prompt2_key else prompt_key end`);
  await sql`
    with due as materialized (
      select searches.*, coalesce((select scope = ${PUBLIC_SCOPE}::uuid from counted_searches where search_id = id),
        not is_private and not is_taken_down) as is_public
      from searches where id = any(${[...searchIds]}::uuid[])
        and not exists (select from search_sources where search_id = id and search_sources.created_at = searches.created_at)
    ), asked as materialized (
      select id, due.created_at, no, regexp_replace(name, '_prompt[12]$', '') as model_id,
        case when name like '%\\_prompt2' then 2 else 1 end as prompt_no
      from due cross join lateral unnest(columns) with ordinality as asked (name, no)
    ), listing as (
      select asked.id, asked.prompt_no, domain, no, min(rank) as rank, min(aggregated_rank) as place,
        (array_agg(company_name order by rank))[1] as name
      from asked join mentions on mentions.search_id = asked.id and mentions.created_at = asked.created_at
        and mentions.model_id = asked.model_id and mentions.prompt_no = asked.prompt_no
      where domain is not null group by 1, 2, 3, 4
    ), place as (
      select found.*, min(place) as aggregated_rank, (array_agg(name order by no) filter (where name is not null))[1] as name,
        array_agg(coalesce(rank, 0)::smallint order by no) as ranks
      from (select distinct id, prompt_no, domain from listing) found
      join due using (id)
      cross join lateral generate_series(1, cardinality(columns)) as every (no)
      left join listing using (id, prompt_no, domain, no)
      group by id, prompt_no, domain
    ), kept_mentions as (
      insert into company_mentions (search_id, created_at, user_id, question_key, prompt_no, aggregated_rank, is_public,
        is_sandbox, domain, company_name, ranks)
      select id, created_at, user_id, ${key}, listing.prompt_no, aggregated_rank, is_public, is_sandbox, domain, name, ranks
      from due join place as listing using (id)
    )
    insert into search_sources (search_id, created_at, answered, domains, cited_by)
    select id, created_at, coalesce((select bit_or(1 << (no::integer - 1)) from asked
      where asked.id = due.id and (exists (select from mentions m where m.search_id = asked.id
        and m.created_at = asked.created_at and m.model_id = asked.model_id and m.prompt_no = asked.prompt_no)
        or exists (select from citations c where c.search_id = asked.id and c.created_at = asked.created_at
        and c.model_id = asked.model_id and c.prompt_no = asked.prompt_no))), 0),
      coalesce(array_agg(cited.domain order by cited.domain) filter (where cited.domain is not null), '{}'),
      coalesce(array_agg(cited.columns order by cited.domain) filter (where cited.domain is not null), '{}')
    from due left join lateral (
      select domain, bit_or(1 << (no::integer - 1)) as columns
      from asked join citations on citations.search_id = asked.id and citations.created_at = asked.created_at
        and citations.model_id = asked.model_id and citations.prompt_no = asked.prompt_no
      where asked.id = due.id group by domain
    ) cited on true
    group by due.id, due.created_at
  `.execute(tx);
}
