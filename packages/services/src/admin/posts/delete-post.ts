import { inTransaction } from "@standings/database";
import { requireProvenAdmin } from "../../auth/require-proven-admin.ts";
import { ServiceError } from "../../errors.ts";
import type { ServiceRequest } from "../../request.ts";
import { recordChange } from "../record-change.ts";
import { toLoggedPost } from "./to-logged-post.ts";

/** Deletes a post with its visits. Throws as `requireProvenAdmin`, or POST_NOT_FOUND. */
export async function deletePost(request: ServiceRequest, id: string): Promise<void> {
  const { services, viewer } = await requireProvenAdmin(request);
  await inTransaction(services.db, async (tx) => {
    const post = await tx.deleteFrom("blog_posts").where("id", "=", id).returningAll().executeTakeFirst();
    if (!post) throw new ServiceError("POST_NOT_FOUND");
    await recordChange(tx, viewer, {
      action: "post_deleted",
      subjectKind: "post",
      subjectId: id,
      subjectName: post.title,
      before: toLoggedPost(post),
    });
  });
}
