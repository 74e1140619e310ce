import { type Kysely, sql } from "kysely";

/**
 * How each answer was read. The release before writes no reading and packs without counting; its rows are told by
 * their missing shape.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table model_answers
      add column shape text check (shape in ('json', 'list', 'table', 'records', 'prose', 'nothing')),
      add column read_by text check (read_by in ('parser', 'model')),
      add column extraction jsonb;

    -- Readings of packed answers, by the day they came.
    create table answer_readings (
      day date not null,
      model_id text not null,
      shape text not null,
      read_by text not null,
      answers integer not null,
      extractions integer not null,
      extraction_cost_usd double precision not null,
      primary key (day, model_id, shape, read_by)
    );
  `.execute(db);
}
