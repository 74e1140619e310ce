import type { AdminPost } from "@standings/domain";
import { ServiceError } from "../../errors.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { POST_COLUMNS, toAdminPost } from "./to-admin-post.ts";
import { whoChanged } from "./who-changed.ts";

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
