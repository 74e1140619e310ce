import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table runs add column prompt2 text;
    alter table searches add column prompt2 text;
    create index on searches (user_id, kind, created_at desc, id);

    -- A comparison asks one model twice, so a position needs the number of its prompt as well.
    alter table mentions add column prompt_no smallint not null default 1;
    alter table mentions drop constraint mentions_pkey;
    alter table mentions add primary key (search_id, model_id, prompt_no, rank, created_at);
    alter table citations add column prompt_no smallint not null default 1;
    alter table citations drop constraint citations_pkey;
    alter table citations add primary key (search_id, model_id, prompt_no, position, created_at);

    -- An entry of a ranking is a company or an expert and has a name. Within a text the quotes are escaped.
    update run_events set event = replace(event::text, '"company_name":', '"name":')::json
      where event::text like '%"company_name":%';
    update searches set
      top = replace(top::text, '"company_name":', '"name":')::json,
      results = replace(results::text, '"company_name":', '"name":')::json,
      model_results = replace(model_results::text, '"company_name":', '"name":')::json;
  `.execute(db);
}
