import { type RawBuilder, sql } from "kysely";
import type { Settings } from "../context.ts";

/**
 * SQL condition over `studies` and its `runs` for studies that everybody may see: ended with a result, not private, neither
 * they nor their prompt taken down by an admin, and the sandbox's only while the models are the sandbox's.
 */
export function sharedStudySql({ modelsAreSandbox }: Settings): RawBuilder<boolean> {
  return sql<boolean>`runs.status = 'completed' and not runs.is_private
    and (${modelsAreSandbox} or not runs.is_sandbox)
    and not exists (select from moderations where measure = 'take_down' and lifted_at is null
      and (subject_kind, subject) in (('study', studies.run_id::text), ('prompt', studies.prompt_key)))`;
}
