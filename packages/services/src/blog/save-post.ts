import { inTransaction, newId, type Tables } from "@standings/database";
import { type BlogDraft, changedFields, REPORT_TYPE, withoutEditorNotes } from "@standings/domain";
import { type Selectable, sql, type Transaction } from "kysely";
import { whoChanged } from "../admin/posts/edit-post.ts";
import { toLoggedPost } from "../admin/posts/to-logged-post.ts";
import { recordChange } from "../admin/record-change.ts";
import { companyDomain } from "../company/get-company.ts";
import type { ServiceContext } from "../context.ts";
import { isTaken, ServiceError } from "../errors.ts";
import { type Guarded, requireAdmin, requireSystem, type ServiceRequest, type Viewer } from "../request.ts";
import { toPostColumns } from "./post-columns.ts";
import { readReportFigures } from "./read-report-figures.ts";

export interface SavedPost {
  readonly id: string;
  readonly slug: string;
}

/** A post that is there already. */
interface PostPlace {
  readonly id: string;
  /** The version that was opened; a newer one is not overwritten. Left out: the post is written whoever changed it. */
  readonly version?: number | undefined;
}

/** A post of the demo, with its author and the time it says it was published at. */
export interface DemoPost extends BlogDraft {
  readonly author: string;
  readonly publishedAt: Date;
}

/** Constraint that a second post with a slug breaks. */
export const SLUG_KEY = "blog_posts_slug_key";

type Row = Selectable<Tables["blog_posts"]>;
type PostColumns = Awaited<ReturnType<typeof toPostColumns>> & { readonly figures?: string };

interface Origin {
  readonly authorId: string | null;
  readonly authorName: string;
  readonly publishedAt: Date;
  readonly isSandbox: boolean;
}

/**
 * Writes a post, a new one without a place, and renders it. The time of the first publishing is kept, and what is
 * published has no notes to the editor. Throws AUTHENTICATION_REQUIRED, FORBIDDEN, POST_NOT_FOUND, POST_CHANGED with who
 * changed it and when, SLUG_TAKEN, REPORT_EXISTS, INVALID_DOMAIN, INVALID_INPUT or POST_TOO_COMPLEX.
 */
export async function savePost(
  request: ServiceRequest,
  given: BlogDraft,
  place: PostPlace | null = null,
): Promise<SavedPost> {
  const guarded = await requireAdmin(request);
  const draft = checkDraft(given);
  const columns = {
    ...(await toPostColumns(guarded.services.db, draft)),
    ...(await figuresOf(guarded.services, draft, place)),
  };
  return place === null ? addPost(guarded, columns) : changePost(guarded, place, columns);
}

/** Adds a post of the demo. Throws as `savePost`. */
export async function saveDemoPost(request: ServiceRequest, post: DemoPost): Promise<SavedPost> {
  const services = requireSystem(request);
  const { author: authorName, publishedAt } = post;
  const columns = await toPostColumns(services.db, post);
  const added = inTransaction(services.db, (tx) =>
    insertPost(tx, columns, { authorId: null, authorName, publishedAt, isSandbox: true }),
  );
  return refuseTaken(added);
}

/** A draft as it is saved: with a title, a company for a report alone. */
function checkDraft(draft: BlogDraft): BlogDraft {
  if (draft.title.trim() === "") throw new ServiceError("INVALID_INPUT", { message: "title: Required" });
  const hasCompany = draft.type === REPORT_TYPE && draft.domain !== null && draft.domain.trim() !== "";
  return {
    ...draft,
    domain: hasCompany && draft.domain !== null ? companyDomain(draft.domain) : null,
    markdown: draft.status === "published" ? withoutEditorNotes(draft.markdown) : draft.markdown,
  };
}

/** The figures that a report is published with; those of the same company stay, until `publishReport` counts them anew. */
async function figuresOf(
  services: ServiceContext,
  { status, type, domain }: BlogDraft,
  place: PostPlace | null,
) {
  if (status !== "published" || type !== REPORT_TYPE || domain === null) return {};
  if (place !== null && (await hasFiguresOf(services, domain, place))) return {};
  return { figures: JSON.stringify((await readReportFigures(services, domain)).report) };
}

async function hasFiguresOf({ db }: ServiceContext, domain: string, { id }: PostPlace): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from blog_posts where id::text = ${id} and domain = ${domain} and figures ->> 'domain' = ${domain}
    ) as has
  `.execute(db);
  return rows[0]?.has === true;
}

/** A report is one on answers of the sandbox while the models are. */
function isOfSandbox({ settings }: ServiceContext, { blog_type: type }: PostColumns): boolean {
  return type === REPORT_TYPE && settings.modelsAreSandbox;
}

async function addPost({ services, viewer }: Guarded<Viewer>, columns: PostColumns): Promise<SavedPost> {
  const added = inTransaction(services.db, async (tx) => {
    const { name } = await tx
      .selectFrom("users")
      .select("name")
      .where("id", "=", viewer.userId)
      .executeTakeFirstOrThrow();
    const isSandbox = isOfSandbox(services, columns);
    const origin = { authorId: viewer.userId, authorName: name, publishedAt: new Date(), isSandbox };
    const post = await insertPost(tx, columns, origin);
    await recordChange(tx, viewer, {
      action: "post_added",
      subjectKind: "post",
      subjectId: post.id,
      subjectName: columns.title,
      after: toLoggedPost(columns),
    });
    return post;
  });
  return refuseTaken(added);
}

async function insertPost(tx: Transaction<Tables>, columns: PostColumns, origin: Origin): Promise<SavedPost> {
  return tx
    .insertInto("blog_posts")
    .values({
      ...columns,
      id: newId(),
      author_id: origin.authorId,
      author_name: origin.authorName,
      is_sandbox: origin.isSandbox,
      published_at: columns.status === "published" ? origin.publishedAt : null,
    })
    .returning(["id", "slug"])
    .executeTakeFirstOrThrow();
}

async function changePost(
  { services, viewer }: Guarded<Viewer>,
  { id, version }: PostPlace,
  columns: PostColumns,
): Promise<SavedPost> {
  const changed = inTransaction(services.db, async (tx) => {
    const before = await tx
      .selectFrom("blog_posts")
      .selectAll()
      .where("id", "=", id)
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw new ServiceError("POST_NOT_FOUND");
    const post = await updatePost(tx, { id, version }, columns, isOfSandbox(services, columns));
    if (!post) throw await postChanged(tx, before);
    await recordChange(tx, viewer, {
      action: "post_changed",
      subjectKind: "post",
      subjectId: id,
      subjectName: columns.title,
      ...changedFields(toLoggedPost(before), toLoggedPost(columns)),
    });
    return post;
  });
  return refuseTaken(changed);
}

/** Undefined when the post has another version. */
async function updatePost(
  tx: Transaction<Tables>,
  { id, version }: PostPlace,
  columns: PostColumns,
  isSandbox: boolean,
): Promise<SavedPost | undefined> {
  const isPublished = columns.status === "published";
  const update = tx
    .updateTable("blog_posts")
    .set({
      ...columns,
      ...(isSandbox && { is_sandbox: true }),
      published_at: isPublished
        ? sql<Date>`coalesce(blog_posts.published_at, now())`
        : sql<Date>`blog_posts.published_at`,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", id)
    .returning(["id", "slug"]);
  return (version === undefined ? update : update.where("version", "=", version)).executeTakeFirst();
}

async function postChanged(
  tx: Transaction<Tables>,
  { id, version, updated_at: at }: Row,
): Promise<ServiceError> {
  const changedBy = (await whoChanged(tx, id)) ?? "";
  return new ServiceError("POST_CHANGED", {
    fields: { errorType: "post_changed", version, changedBy, changedAt: at.toISOString() },
  });
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
