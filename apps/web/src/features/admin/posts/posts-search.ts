import {
  BLOG_CATEGORIES,
  BLOG_SORT_FIELDS,
  BLOG_STATUSES,
  type BlogCategory,
  type BlogStatus,
} from "@standings/domain";
import { type ListSearch, type RawSearch, readChoice, readListSearch } from "../list/use-list-search.ts";

/** Filters and order of the list, as the address has them. */
export interface PostsSearch extends ListSearch {
  readonly status?: BlogStatus | undefined;
  readonly categories?: BlogCategory | undefined;
}

export function readPostsSearch(raw: RawSearch): PostsSearch {
  return {
    ...readListSearch(raw, BLOG_SORT_FIELDS),
    status: readChoice(raw.status, BLOG_STATUSES),
    categories: readChoice(raw.categories, BLOG_CATEGORIES),
  };
}

/** What the calls are asked for; the page is left out. */
export function toPostsQuery({ search = "", status, categories, sortBy, sortOrder }: PostsSearch) {
  return {
    search,
    status,
    categories: categories === undefined ? [] : [categories],
    sortBy: readChoice(sortBy, BLOG_SORT_FIELDS),
    sortOrder,
  };
}
