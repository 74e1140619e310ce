import {
  type AdminPost,
  BLOG_CATEGORIES,
  BLOG_STATUSES,
  BLOG_TYPES,
  type BlogDraft,
  DOMAIN_ANALYSIS,
  REPORT_TYPE,
  type ReportDraft,
  slugOf,
} from "@standings/domain";

/** What the editor's fields hold: a draft whose tags and domain are texts. */
export interface PostForm extends Omit<BlogDraft, "tags" | "domain"> {
  /** Separated by commas. */
  readonly tags: string;
  readonly domain: string;
}

export const EMPTY_FORM: PostForm = {
  title: "",
  slug: "",
  excerpt: "",
  markdown: "",
  status: BLOG_STATUSES[0],
  type: BLOG_TYPES[0],
  domain: "",
  categories: [],
  tags: "",
  featuredImage: null,
  featuredImageAlt: "",
  images: {},
  metaTitle: "",
  metaDescription: "",
};

export function toForm({ tags, domain, ...draft }: AdminPost["draft"]): PostForm {
  return { ...draft, tags: tags.join(", "), domain: domain ?? "" };
}

/** The draft that is saved. Sizes of pictures that the text does not show any more are left out. */
export function toDraft({ tags, domain, images, ...form }: PostForm): BlogDraft {
  return {
    ...form,
    title: form.title.trim(),
    tags: splitTags(tags),
    domain: domain.trim() === "" ? null : domain.trim(),
    images: Object.fromEntries(Object.entries(images).filter(([path]) => form.markdown.includes(path))),
  };
}

/** Tags as they are entered: separated by commas, trimmed, each once (spec part 2 §5). */
export function splitTags(text: string): string[] {
  return [...new Set(text.split(",").map((tag) => tag.trim()))].filter((tag) => tag !== "");
}

/** A new title; a new post's slug follows it until somebody writes another one. */
export function withTitle(form: PostForm, title: string, isNew: boolean): PostForm {
  const follows = isNew && form.slug === slugOf(form.title);
  return { ...form, title, slug: follows ? slugOf(title) : form.slug };
}

/** A form with the text that was written from a company's figures. */
export function withTemplate(form: PostForm, template: ReportDraft, isNew: boolean): PostForm {
  const { title, excerpt, markdown } = template;
  const categories = BLOG_CATEGORIES.filter(
    (name) => name === DOMAIN_ANALYSIS || form.categories.includes(name),
  );
  return { ...withTitle(form, title, isNew), excerpt, markdown, type: REPORT_TYPE, categories };
}

export function isSameForm(one: PostForm, other: PostForm): boolean {
  const keys = Object.keys(EMPTY_FORM) as (keyof PostForm)[];
  return keys.every((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]));
}
