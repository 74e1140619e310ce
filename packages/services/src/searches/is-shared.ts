import { type RawBuilder, sql } from "kysely";
import type { Settings } from "../context.ts";

/**
 * SQL condition for searches that everybody may see, without whose they are: not private, not taken
 * down by an admin, and sandbox rows only while the models are the sandbox's (decisions "Visibility of searches").
 */
export function isShared(settings: Settings): RawBuilder<boolean> {
  return sql<boolean>`not is_private and not is_taken_down ${isShown(settings)}`;
}

/**
 * SQL condition for the searches that lists of a viewer name: what was just made private or taken down leaves them at
 * once, before it is counted.
 */
export function isSharedOrOwn(userId: string): RawBuilder<boolean> {
  return sql<boolean>`(not is_private and not is_taken_down or user_id = ${userId})`;
}

function isShown({ modelsAreSandbox }: Settings): RawBuilder<boolean> {
  return modelsAreSandbox ? sql`` : sql`and not is_sandbox`;
}
