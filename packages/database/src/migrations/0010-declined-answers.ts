import { type Kysely, sql } from "kysely";

/**
 * A refusal is an outcome of its own. Saved searches did not say why a column had no answer, so those of refusals are
 * found by their stored answers; logged events are read as they are (`readRunEvent`). A user's runs get an index by time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table model_answers drop constraint model_answers_status_check,
      add constraint model_answers_status_check check (status in ('success', 'declined', 'error'));
    update model_answers set status = 'declined', failure = null, failure_detail = null where failure = 'refused';

    update searches set model_results = (
      select json_agg(case when last.status = 'declined'
        then item || '{"status": "success", "outcome": "declined", "error": null}' else item end order by position)
      from jsonb_array_elements(searches.model_results::jsonb) with ordinality as listed (item, position)
      left join lateral (
        select status from model_answers
        where run_id = searches.id and column_id = item->>'columnId' order by attempt desc limit 1
      ) as last on true
    ) where id in (select run_id from model_answers where status = 'declined');

    create index on runs (user_id, created_at desc);
  `.execute(db);
}
