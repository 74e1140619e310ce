import type { Tables } from "@standings/database";
import type { Transaction } from "kysely";
import { recordChange } from "../../admin/record-change.ts";
import type { Viewer } from "../../request.ts";

/** Adds a line to the log of changes when the viewer who turns their own second factor on or off is an admin. */
export async function logFactorChange(
  tx: Transaction<Tables>,
  viewer: Viewer,
  action: "second_factor_set" | "second_factor_removed",
): Promise<void> {
  const users = tx.selectFrom("users").select("role").where("id", "=", viewer.userId);
  if ((await users.executeTakeFirst())?.role !== "admin") return;
  await recordChange(tx, viewer, { action, subjectKind: "user", subjectId: viewer.userId });
}
