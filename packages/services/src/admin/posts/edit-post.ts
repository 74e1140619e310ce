import type { Connection } from "@standings/database";
import { type AdminPost, isSlug, type PostImages } from "@standings/domain";
import { cleanText } from "../../blog/clean-draft.ts";
import { renderText } from "../../blog/render-text.ts";
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

interface PreviewedText {
  readonly markdown: string;
  readonly images: PostImages;
}

/**
 * The HTML that a text has once it is saved. Rendering ends with `signal`, and then nobody reads the empty reply. For
 * admins. Throws POST_TOO_COMPLEX.
 */
export async function previewPost(
  request: ServiceRequest,
  { markdown, images }: PreviewedText,
  signal?: AbortSignal,
): Promise<{ html: string }> {
  const { services } = await requireAdmin(request);
  const text = { markdown: cleanText(markdown), images };
  const rendered = await renderUnlessLeft(services.db, text, signal);
  if (rendered === "left") return { html: "" };
  if (!rendered) throw new ServiceError("POST_TOO_COMPLEX");
  return { html: rendered.html };
}

async function renderUnlessLeft(db: Connection, text: PreviewedText, signal: AbortSignal | undefined) {
  try {
    return await renderText(db, text, signal);
  } catch (error) {
    if (signal?.aborted) return "left";
    throw error;
  }
}
