import { type RawBuilder, sql } from "kysely";
import type { Settings } from "../context.ts";

/**
 * SQL condition for searches and mentions that everybody may see, without whose they are: not private, not taken
 * down by an admin, and sandbox rows only while the models are the sandbox's (decisions "Visibility of searches").
 */
export function isShared(settings: Settings): RawBuilder<boolean> {
  return sql<boolean>`not is_private and not is_taken_down ${isShown(settings)}`;
}

/** The same, and the viewer's own. A company that is taken down shows its viewer's own alone. */
export function isSharedOrOwn(
  settings: Settings,
  userId: string,
  { isCompanyShown }: { readonly isCompanyShown: RawBuilder<boolean> },
): RawBuilder<boolean> {
  const isPublic = sql`not is_private and not is_taken_down and ${isCompanyShown}`;
  return sql<boolean>`(${isPublic} or user_id = ${userId}) ${isShown(settings)}`;
}

function isShown({ modelsAreSandbox }: Settings): RawBuilder<boolean> {
  return modelsAreSandbox ? sql`` : sql`and not is_sandbox`;
}
