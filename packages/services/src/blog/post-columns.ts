import type { Connection } from "@standings/database";
import { type BlogDraft, readingMinutes } from "@standings/domain";
import { PIPELINE_VERSION } from "@standings/markdown";
import { ServiceError } from "../errors.ts";
import { cleanDraft } from "./clean-draft.ts";
import { renderText } from "./render-text.ts";

/** Columns of a post: what a draft says, rendered. Throws INVALID_INPUT or POST_TOO_COMPLEX. */
export async function toPostColumns(db: Connection, given: BlogDraft) {
  const draft = cleanDraft(given);
  const rendered = await renderText(db, draft);
  if (!rendered) throw new ServiceError("POST_TOO_COMPLEX");
  return {
    slug: draft.slug,
    title: draft.title,
    excerpt: draft.excerpt,
    markdown: draft.markdown,
    html: rendered.html,
    plain_text: rendered.text,
    headings: JSON.stringify(rendered.headings),
    html_version: PIPELINE_VERSION,
    images: JSON.stringify(rendered.images),
    status: draft.status,
    blog_type: draft.type,
    domain: draft.domain,
    categories: [...draft.categories],
    tags: [...draft.tags],
    featured_image: draft.featuredImage,
    featured_image_alt: draft.featuredImageAlt,
    meta_title: draft.metaTitle,
    meta_description: draft.metaDescription,
    reading_minutes: readingMinutes(draft.type, draft.markdown),
  };
}
