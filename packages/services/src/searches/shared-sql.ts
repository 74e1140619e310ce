import { type RawBuilder, sql } from "kysely";
import type { Settings } from "../context.ts";

/**
 * SQL condition for searches that everybody may see, without whose they are: not private, not taken
 * down by an admin, and sandbox rows only while the models are the sandbox's (decisions "Visibility of searches").
 */
export function sharedSql(settings: Settings): RawBuilder<boolean> {
  return sql<boolean>`not is_private and not is_taken_down ${shownSql(settings)}`;
}

/** Columns that tell who may see a search. */
export interface Sight {
  readonly user_id: string;
  readonly is_private: boolean;
  readonly is_taken_down: boolean;
}

/** Whether a viewer's lists name a search: what was just made private or taken down leaves them before it is counted. */
export function isSharedOrOwn(search: Sight, userId: string): boolean {
  return search.user_id === userId || (!search.is_private && !search.is_taken_down);
}

function shownSql({ modelsAreSandbox }: Settings): RawBuilder<boolean> {
  return modelsAreSandbox ? sql`` : sql`and not is_sandbox`;
}

/**
 * SQL condition over `studies` and its `runs` for studies that everybody may see: ended with a result, not private, neither
 * they nor their prompt taken down by an admin, and the sandbox's only while the models are the sandbox's.
 */
export function sharedStudySql({ modelsAreSandbox }: Settings): RawBuilder<boolean> {
  return sql<boolean>`runs.status = 'completed' and not runs.is_private
    and (${modelsAreSandbox} or not runs.is_sandbox)
    and not exists (select from moderations where measure = 'take_down' and lifted_at is null
      and (subject_kind, subject) in (('study', studies.run_id::text), ('prompt', split_part(studies.prompt_key, E'\\n', 1))))`;
}
