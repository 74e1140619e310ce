import { type RawBuilder, sql } from "kysely";
import type { Settings } from "../context.ts";

/**
 * What everybody may see of searches and mentions, without whose they are: all but private ones, and what
 * stand-ins said only while the models are stand-ins (decisions "Visibility of searches").
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
