import type { Connection } from "@standings/database";
import type { AdminPost } from "@standings/domain";
import { ServiceError } from "../../errors.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { POST_COLUMNS, toAdminPost } from "./to-admin-post.ts";

/** A post with its text, whatever its status, and who changed it last. For admins. Throws POST_NOT_FOUND. */
export async function getAnyPost(request: ServiceRequest, id: string): Promise<AdminPost> {
  const { services } = await requireAdmin(request);
  const row = await services.db
    .selectFrom("blog_posts")
    .select(POST_COLUMNS)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new ServiceError("POST_NOT_FOUND");
  return toAdminPost(row, await whoChanged(services.db, id), services.settings);
}

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
