import { type Kysely, sql } from "kysely";

/**
 * The pages that answers cite, beside their domains, and what users add to a company's field or leave out of it; what was
 * counted of sources and competitors goes, since a field is read from its newest answers (decision record 71).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table search_sources add column pages text[] not null default '{}';
    alter table search_sources add column pages_cited_by integer[] not null default '{}';
    alter table search_sources drop column listings;
    alter table counted_companies drop column sources, drop column has_pairs;
    drop table company_sources, company_competitors;
    create index searches_own_second_prompts on searches (user_id, prompt2_key) where prompt2_key is not null;
    create table field_choices (
      user_id uuid not null references users on delete cascade,
      domain text not null,
      kind text not null,
      prompt_key text not null,
      prompt text not null,
      is_left_out boolean not null,
      created_at timestamptz not null default now(),
      primary key (user_id, domain, kind, prompt_key)
    );
  `.execute(db);
}
