import { newId } from "@standings/database";
import type { BlogDraft } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { isTaken } from "../database-errors.ts";
import { ServiceError } from "../errors.ts";
import { requireAdmin, requireSystem, type ServiceRequest } from "../request.ts";
import { toPostColumns } from "./post-columns.ts";

export interface SavedPost {
  readonly id: string;
  readonly slug: string;
}

/** A post of the demo, with its author and the time it says it was published at. */
export interface DemoPost extends BlogDraft {
  readonly author: string;
  readonly publishedAt: Date;
}

/** Constraint that a second post with a slug breaks. */
export const SLUG_KEY = "blog_posts_slug_key";

interface Origin {
  readonly authorId: string | null;
  readonly authorName: string;
  readonly publishedAt: Date;
  readonly isSandbox: boolean;
}

/**
 * Writes a post, a new one without an id, and renders it. The time of the first publishing is kept. Throws
 * AUTHENTICATION_REQUIRED, FORBIDDEN, POST_NOT_FOUND, SLUG_TAKEN, REPORT_EXISTS, INVALID_INPUT or
 * POST_TOO_COMPLEX.
 */
export async function savePost(
  request: ServiceRequest,
  draft: BlogDraft,
  id: string | null = null,
): Promise<SavedPost> {
  const { services, viewer } = await requireAdmin(request);
  const users = services.db.selectFrom("users").select("name").where("id", "=", viewer.userId);
  const { name } = await users.executeTakeFirstOrThrow();
  const origin = { authorId: viewer.userId, authorName: name, publishedAt: new Date(), isSandbox: false };
  return id === null ? addPost(services, draft, origin) : changePost(services, id, draft);
}

/** Adds a post of the demo. Throws as `savePost`. */
export async function saveDemoPost(request: ServiceRequest, post: DemoPost): Promise<SavedPost> {
  const services = requireSystem(request);
  const { author: authorName, publishedAt } = post;
  return addPost(services, post, { authorId: null, authorName, publishedAt, isSandbox: true });
}

async function addPost(services: ServiceContext, draft: BlogDraft, origin: Origin): Promise<SavedPost> {
  const columns = await toPostColumns(draft);
  const id = newId();
  const added = services.db.insertInto("blog_posts").values({
    ...columns,
    id,
    author_id: origin.authorId,
    author_name: origin.authorName,
    is_sandbox: origin.isSandbox,
    published_at: draft.status === "published" ? origin.publishedAt : null,
  });
  await refuseTaken(added.execute());
  return { id, slug: draft.slug };
}

async function changePost(services: ServiceContext, id: string, draft: BlogDraft): Promise<SavedPost> {
  const columns = await toPostColumns(draft);
  const isPublished = draft.status === "published";
  const changed = services.db
    .updateTable("blog_posts")
    .set({
      ...columns,
      published_at: isPublished
        ? sql<Date>`coalesce(blog_posts.published_at, now())`
        : sql<Date>`blog_posts.published_at`,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", id)
    .returning(["id", "slug"]);
  const [post] = await refuseTaken(changed.execute());
  if (!post) throw new ServiceError("POST_NOT_FOUND");
  return post;
}

async function refuseTaken<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (isTaken(error, SLUG_KEY)) throw new ServiceError("SLUG_TAKEN");
    if (isTaken(error, "blog_posts_report_key")) throw new ServiceError("REPORT_EXISTS");
    throw error;
  }
}
