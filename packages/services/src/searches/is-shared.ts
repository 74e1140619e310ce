import { type RawBuilder, sql } from "kysely";
import type { Settings } from "../context.ts";

/**
 * SQL condition for searches and mentions that everybody may see, without whose they are: not private, and sandbox
 * rows only while the models are the sandbox's (decisions "Visibility of searches").
 */
export function isShared(settings: Settings): RawBuilder<boolean> {
  return sql<boolean>`not is_private ${isShown(settings)}`;
}

/** The same, and the viewer's own. */
export function isSharedOrOwn(settings: Settings, userId: string): RawBuilder<boolean> {
  return sql<boolean>`(not is_private or user_id = ${userId}) ${isShown(settings)}`;
}

function isShown({ modelsAreSandbox }: Settings): RawBuilder<boolean> {
  return modelsAreSandbox ? sql`` : sql`and not is_sandbox`;
}
