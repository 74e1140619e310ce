import { BLOG_LIMITS, type BlogDraft, isSlug } from "@standings/domain";
import { ServiceError } from "../errors.ts";

/** Characters that PostgreSQL or XML cannot hold. U+0002 and U+0003 would also look like marks of a search. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Longest texts of a draft, UTF-16 units. */
const LONGEST = {
  title: BLOG_LIMITS.title,
  excerpt: BLOG_LIMITS.excerpt,
  markdown: BLOG_LIMITS.content,
  featuredImageAlt: BLOG_LIMITS.excerpt,
  metaTitle: BLOG_LIMITS.title,
  metaDescription: BLOG_LIMITS.excerpt,
} as const;

/** A draft without characters that a post cannot hold, each name once. Throws INVALID_INPUT for a wrong slug or length. */
export function cleanDraft(draft: BlogDraft): BlogDraft {
  if (!isSlug(draft.slug)) throw new ServiceError("INVALID_INPUT", { message: "slug: Invalid slug" });
  return {
    ...draft,
    title: textOf(draft, "title"),
    excerpt: textOf(draft, "excerpt"),
    markdown: textOf(draft, "markdown"),
    featuredImageAlt: textOf(draft, "featuredImageAlt"),
    metaTitle: textOf(draft, "metaTitle"),
    metaDescription: textOf(draft, "metaDescription"),
    categories: namesOf(draft.categories, "categories"),
    tags: namesOf(draft.tags.map(cleanText), "tags"),
  };
}

function textOf(draft: BlogDraft, field: keyof typeof LONGEST): string {
  const text = cleanText(draft[field]);
  if (text.length > LONGEST[field]) throw tooLong(field);
  return text;
}

function namesOf<Name extends string>(given: readonly Name[], field: string): readonly Name[] {
  const names = [...new Set(given)].filter((name) => name !== "");
  if (names.length > BLOG_LIMITS.names || names.some((name) => name.length > BLOG_LIMITS.name))
    throw tooLong(field);
  return names;
}

function tooLong(field: string): ServiceError {
  return new ServiceError("INVALID_INPUT", { message: `${field}: Too long` });
}

/** A text without characters that a post cannot hold. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(FORBIDDEN, "");
}
