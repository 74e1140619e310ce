/** Query parameters of `/blog`: its filters, order, page and view. */
import { BLOG_CATEGORIES, BLOG_LIMITS, BLOG_SORTS, type BlogQuery, blogPath } from "@standings/domain";
import { stringifySearch } from "../../lib/search-params.ts";

export type BlogSort = (typeof BLOG_SORTS)[number];
export type BlogView = "grid" | "list";

/** Defaults (first page, latest first, no filter, grid) are left out of the address. */
export interface BlogSearch {
  readonly page?: number | undefined;
  readonly sortBy?: BlogSort["sortBy"] | undefined;
  readonly sortOrder?: BlogSort["sortOrder"] | undefined;
  readonly search?: string | undefined;
  readonly categories?: string[] | undefined;
  readonly tags?: string[] | undefined;
  readonly view?: "list" | undefined;
}

const [DEFAULT_SORT] = BLOG_SORTS;

/**
 * Leaves out what is unknown or the default. Categories and tags get one order, so that each choice of filters has one
 * address.
 */
export function readBlogSearch(raw: Record<string, unknown>): BlogSearch {
  const text = textOf(textOf(raw.search).slice(0, BLOG_LIMITS.search));
  const asked = textsOf(raw.categories);
  const tags = textsOf(raw.tags).filter((tag) => tag !== "" && tag.length <= BLOG_LIMITS.name);
  return {
    page: readPage(raw.page),
    ...sortSearch(BLOG_SORTS.find((sort) => sort.sortBy === raw.sortBy && sort.sortOrder === raw.sortOrder)),
    search: text === "" ? undefined : text,
    categories: filled(BLOG_CATEGORIES.filter((category) => asked.includes(category))),
    tags: filled([...new Set(tags)].sort().slice(0, BLOG_LIMITS.names)),
    view: raw.view === "list" ? raw.view : undefined,
  };
}

/** The parameters of an order. */
export function sortSearch(sort: BlogSort = DEFAULT_SORT): Pick<BlogSearch, "sortBy" | "sortOrder"> {
  const isDefault = sort === DEFAULT_SORT;
  return { sortBy: isDefault ? undefined : sort.sortBy, sortOrder: isDefault ? undefined : sort.sortOrder };
}

export function sortOf({ sortBy, sortOrder }: BlogSearch): BlogSort {
  return BLOG_SORTS.find((sort) => sort.sortBy === sortBy && sort.sortOrder === sortOrder) ?? DEFAULT_SORT;
}

/** The call for the posts of an address. */
export function toBlogQuery(search: BlogSearch) {
  const { sortBy, sortOrder } = sortOf(search);
  return {
    page: search.page ?? 1,
    limit: BLOG_LIMITS.pageSize,
    sortBy,
    sortOrder,
    search: search.search ?? "",
    categories: search.categories ?? [],
    tags: search.tags ?? [],
  } satisfies BlogQuery;
}

/** Address for search engines: the plain list, or that of one category. Other filters are views of the same posts. */
export function canonicalBlogPath({ categories = [], page }: BlogSearch): string {
  return `${blogPath()}${stringifySearch(categories.length === 1 ? { page, categories } : { page })}`;
}

function readPage(page: unknown): number | undefined {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number <= BLOG_LIMITS.page ? number : undefined;
}

/** Without control characters and lone surrogates, which the database cannot search for. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value.replace(/[\p{Cc}\p{Cs}]/gu, " ").trim() : "";
}

/** A parameter that may be repeated. */
function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).map(textOf);
}

function filled(names: string[]): string[] | undefined {
  return names.length === 0 ? undefined : names;
}
