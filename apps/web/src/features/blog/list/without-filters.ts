import type { BlogSearch } from "../blog-search.ts";

/** The first page of all posts, in the same order and view. */
export function withoutFilters({ sortBy, sortOrder, view }: BlogSearch): BlogSearch {
  return { sortBy, sortOrder, view };
}
