import { type Kysely, sql } from "kysely";

/** Versions of the rules that each answer came about by, and who searched in visits of brands (decision record 73). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table model_answers add column versions jsonb;
    -- By model of the visit: how many answers that count were searched for by whom.
    alter table visit_prompts add column searched jsonb not null default '[]';
    -- By model: who searches for it at the visit, by this one and those before.
    alter table brand_visits add column searched_by text[] not null default '{}';
    -- By column, for comparisons with other searches.
    alter table searches add column searched_by jsonb not null default '{}';
    alter table brand_alerts drop constraint brand_alerts_type_check,
      add constraint brand_alerts_type_check check (type in ('change', 'version', 'search'));
  `.execute(db);
}
