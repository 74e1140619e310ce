import { inTransaction, newId } from "@standings/database";
import {
  BLOG_LIMITS,
  type BlogDraft,
  changedFields,
  DOMAIN_ANALYSIS,
  REPORT_TAG,
  REPORT_TYPE,
  reportSlug,
  withoutEditorNotes,
} from "@standings/domain";
import { sql } from "kysely";
import { toLoggedPost } from "../admin/posts/to-logged-post.ts";
import { recordChange } from "../admin/record-change.ts";
import { companyDomain } from "../company/get-company.ts";
import { isTaken, ServiceError } from "../errors.ts";
import { type Guarded, requireAdmin, type ServiceRequest, type Viewer } from "../request.ts";
import { toPostColumns } from "./post-columns.ts";
import { type CountedReport, readReportFigures } from "./read-report-figures.ts";
import { type SavedPost, SLUG_KEY } from "./save-post.ts";

export interface ReportText {
  /** An address or domain. */
  readonly domain: string;
  readonly title: string;
  readonly excerpt: string;
  readonly markdown: string;
}

/**
 * Publishes a report on a company as a post of the admin, who stands behind it with their analyses. A company has one:
 * a second publishing changes text, figures and author, and keeps slug, date and views, and what an editor gave it: picture, tags,
 * categories, and what search engines show. Reports of the sandbox's answers are shown
 * while these are. Throws AUTHENTICATION_REQUIRED, FORBIDDEN, INVALID_DOMAIN, INVALID_INPUT for a text that is empty or too
 * long, NOTHING_TO_REPORT, POST_TOO_COMPLEX or BUSY.
 */
export async function publishReport(request: ServiceRequest, text: ReportText): Promise<SavedPost> {
  const guarded = await requireAdmin(request);
  const { services, viewer } = guarded;
  const domain = companyDomain(text.domain);
  const figures = await readReportFigures(services, domain);
  if (figures.report.totalMentions === 0) throw new ServiceError("NOTHING_TO_REPORT");
  const columns = {
    ...(await toPostColumns(services.db, toDraft(text, figures))),
    figures: JSON.stringify(figures.report),
  };
  for (const field of ["title", "markdown"] as const)
    if (columns[field].trim() === "")
      throw new ServiceError("INVALID_INPUT", { message: `${field}: Required` });
  const author = await services.db
    .selectFrom("users")
    .select(["id", "name"])
    .where("id", "=", viewer.userId)
    .executeTakeFirstOrThrow();
  return saveUnderFreeSlug(guarded, columns, author);
}

function toDraft(
  { title, excerpt, markdown }: ReportText,
  { report: { domain, name }, sector }: CountedReport,
): BlogDraft {
  const company = name ?? domain;
  return {
    title,
    excerpt,
    domain,
    slug: reportSlug(company, domain),
    markdown: withoutEditorNotes(markdown),
    status: "published",
    type: REPORT_TYPE,
    categories: sector === null ? [DOMAIN_ANALYSIS] : [DOMAIN_ANALYSIS, sector],
    tags: [REPORT_TAG, company.length > BLOG_LIMITS.name ? domain : company],
    featuredImage: null,
    featuredImageAlt: "",
    images: {},
    metaTitle: "",
    metaDescription: "",
  };
}

type PostColumns = Awaited<ReturnType<typeof toPostColumns>> & { readonly figures: string };

interface Author {
  readonly id: string;
  readonly name: string;
}

/** Tries the slug, then the same with -2, -3 …, until no other post has it. */
async function saveUnderFreeSlug(
  guarded: Guarded<Viewer>,
  columns: PostColumns,
  author: Author,
): Promise<SavedPost> {
  for (let no = 1; ; no += 1) {
    const slug = no === 1 ? columns.slug : `${columns.slug}-${no}`;
    try {
      return await save(guarded, { ...columns, slug }, author);
    } catch (error) {
      if (!isTaken(error, SLUG_KEY)) throw error;
    }
  }
}

/** Of two admins at once the second one changes the post of the first. */
async function save(
  { services: { db, settings }, viewer }: Guarded<Viewer>,
  columns: PostColumns,
  author: Author,
): Promise<SavedPost> {
  const by = { author_id: author.id, author_name: author.name };
  return inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom("blog_posts")
      .selectAll()
      .where("domain", "=", columns.domain)
      .where("is_sandbox", "=", settings.modelsAreSandbox)
      .where("blog_type", "=", REPORT_TYPE)
      .where("status", "=", "published")
      .forUpdate()
      .executeTakeFirst();
    const saved = await tx
      .insertInto("blog_posts")
      .values({
        ...columns,
        ...by,
        id: newId(),
        is_sandbox: settings.modelsAreSandbox,
        published_at: sql<Date>`now()`,
      })
      .onConflict((conflict) =>
        conflict
          .columns(["domain", "is_sandbox"])
          // As the index says it: a parameter would not name it in a plan that is kept.
          .where(sql<boolean>`status = 'published' and blog_type = 'company_analysis'`)
          .doUpdateSet({ ...toReport(columns), ...by, updated_at: sql<Date>`now()` }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordChange(tx, viewer, {
      action: "report_published",
      subjectKind: "post",
      subjectId: saved.id,
      subjectName: columns.title,
      ...changedFields(before ? toLoggedPost(before) : {}, toLoggedPost(saved)),
    });
    return { id: saved.id, slug: saved.slug };
  });
}

/** What a second publishing changes. */
function toReport(columns: PostColumns) {
  return {
    title: columns.title,
    excerpt: columns.excerpt,
    markdown: columns.markdown,
    html: columns.html,
    plain_text: columns.plain_text,
    headings: columns.headings,
    html_version: columns.html_version,
    images: columns.images,
    reading_minutes: columns.reading_minutes,
    figures: columns.figures,
  };
}
