import type { Connection } from "@standings/database";

/** Name of the admin who changed a post last; null when the log does not say. */
export async function whoChanged(db: Connection, id: string): Promise<string | null> {
  const row = await db
    .selectFrom("changes")
    .innerJoin("users", "users.id", "changes.admin_id")
    .select("users.name")
    .where("subject_kind", "=", "post")
    .where("subject_id", "=", id)
    .orderBy("changes.id", "desc")
    .executeTakeFirst();
  return row?.name ?? null;
}
