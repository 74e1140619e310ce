import type { PostBody } from "@standings/api";
import { type AdminPost, BLOG_STATUSES, BLOG_TYPES, type BlogDraft, slugOf } from "@standings/domain";

/** A post of any status in REST bodies, with its text (spec part 2 §3). */
export function toAdminPostDocument({ draft, ...post }: AdminPost) {
  return {
    _id: post.id,
    title: post.title,
    slug: post.slug,
    content: draft.markdown,
    excerpt: post.excerpt,
    featured_image: post.featuredImage,
    featured_image_alt: draft.featuredImageAlt,
    status: post.status,
    tags: post.tags,
    categories: post.categories,
    meta_title: draft.metaTitle,
    meta_description: draft.metaDescription,
    blog_type: post.type,
    domain: draft.domain,
    images: draft.images,
    published_at: post.publishedAt,
    createdAt: post.createdAt,
    updatedAt: post.updatedAt,
    author_id: { name: post.author },
    views: post.views,
    version: post.version,
  };
}

const EMPTY: BlogDraft = {
  title: "",
  slug: "",
  excerpt: "",
  markdown: "",
  status: BLOG_STATUSES[0],
  type: BLOG_TYPES[0],
  domain: null,
  categories: [],
  tags: [],
  featuredImage: null,
  featuredImageAlt: "",
  images: {},
  metaTitle: "",
  metaDescription: "",
};

/** The draft that a body asks for: fields that it leaves out stay as they are. A new post's slug follows its title. */
export function toDraft(body: PostBody, kept: BlogDraft = EMPTY): BlogDraft {
  const title = body.title ?? kept.title;
  const featured = body.featured_image;
  return {
    title,
    slug: body.slug ?? (kept.slug === "" ? slugOf(title) : kept.slug),
    excerpt: keptText(body.excerpt, kept.excerpt),
    markdown: body.content ?? kept.markdown,
    status: body.status ?? kept.status,
    type: body.blog_type ?? kept.type,
    domain: body.domain === undefined ? kept.domain : body.domain,
    categories: body.categories ?? kept.categories,
    tags: (body.tags ?? kept.tags).map((tag) => tag.trim()),
    featuredImage: featured === undefined ? kept.featuredImage : featured || null,
    featuredImageAlt: body.featured_image_alt ?? kept.featuredImageAlt,
    images: body.images ?? kept.images,
    metaTitle: keptText(body.meta_title, kept.metaTitle),
    metaDescription: keptText(body.meta_description, kept.metaDescription),
  };
}

/** Null empties a text. */
function keptText(sent: string | null | undefined, kept: string): string {
  return sent === undefined ? kept : (sent ?? "");
}
