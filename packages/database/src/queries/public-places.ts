import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../database.ts";
import { queueCount } from "./company-mentions.ts";

/** The prompt of a key, whatever its market. */
function anyMarket(key: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`split_part(${key}, E'\n', 1)`;
}

/** True while an admin keeps one of these prompts off public pages. */
export function promptTakenDownSql(key: RawBuilder<unknown>, key2: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select from moderations where measure = 'take_down' and lifted_at is null
    and subject_kind = 'prompt' and subject in (${anyMarket(key)}, ${anyMarket(key2)}))`;
}

/** Searches by their ids, or all that asked a prompt. */
export type SearchSelection = { readonly ids: readonly string[] } | { readonly promptKey: string };

/**
 * Brings shared searches in line with the measures in force and queues them to be counted. Gives the ids of those that
 * changed.
 * A private one is brought in line when it is shared.
 */
export async function applyTakeDowns(db: Connection, selection: SearchSelection): Promise<string[]> {
  const selected =
    "ids" in selection
      ? sql`id = any(${[...selection.ids]}::uuid[])`
      : sql`(prompt_key = ${selection.promptKey} or prompt2_key = ${selection.promptKey} or market is not null and
          ${selection.promptKey} in (${anyMarket(sql`prompt_key`)}, ${anyMarket(sql`prompt2_key`)}))`;
  const { rows } = await sql<{ id: string }>`
    with due as (
      select id, ${promptTakenDownSql(sql`prompt_key`, sql`prompt2_key`)} or exists (
        select from moderations where measure = 'take_down' and lifted_at is null
          and subject_kind = 'search' and subject = searches.id::text
      ) as is_taken_down
      from searches where ${selected} and not is_private
    ), changed as (
      update searches set is_taken_down = due.is_taken_down from due
      where searches.id = due.id and searches.is_taken_down <> due.is_taken_down
      returning searches.id, searches.created_at, searches.kind, searches.prompt_key
    ), queued as ${queueCount(sql`changed`)}
    select id from changed
  `.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Makes a search of its owner, running or saved, private or shared, and queues a saved one to be counted. False when
 * there is no such search.
 */
export async function updatePrivacy(
  db: Connection,
  { id, userId, isPrivate }: { readonly id: string; readonly userId: string; readonly isPrivate: boolean },
): Promise<boolean> {
  // First the run: its end waits for this row, or this waits for its end and then finds what was saved.
  const run = await db
    .updateTable("runs")
    .set({ is_private: isPrivate })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .returning("id")
    .executeTakeFirst();
  if (!run) return false;
  await sql`
    with saved as (
      update searches set is_private = ${isPrivate} where id = ${id} returning *
    ), queued as ${queueCount(sql`saved`)}
    select from saved
  `.execute(db);
  return true;
}
