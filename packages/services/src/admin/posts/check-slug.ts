import { isSlug } from "@standings/domain";
import { requireAdmin, type ServiceRequest } from "../../request.ts";

interface CheckedSlug {
  readonly slug: string;
  /** The post that is edited: its own slug is available to it. */
  readonly id?: string | undefined;
}

/** Whether a post can have a slug; a text that is no slug is not available. For admins. */
export async function checkSlug(request: ServiceRequest, { slug, id }: CheckedSlug): Promise<boolean> {
  const { services } = await requireAdmin(request);
  if (!isSlug(slug)) return false;
  const taken = await services.db
    .selectFrom("blog_posts")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirst();
  return taken === undefined || taken.id === id;
}
