import { Link } from "@tanstack/react-router";
import type { AnchorHTMLAttributes } from "react";
import { type BlogSearch, readBlogSearch } from "../blog-search.ts";

/** Number of filters that are set: each category, each tag, and the text. */
export function countFilters({ search, categories = [], tags = [] }: BlogSearch): number {
  return categories.length + tags.length + (search === undefined ? 0 : 1);
}

/** The search with one category or tag more, or without it if it had it; on its first page. */
export function toggled(search: BlogSearch, kind: "categories" | "tags", name: string): BlogSearch {
  const names = search[kind] ?? [];
  const others = names.filter((other) => other !== name);
  const next = others.length < names.length ? others : [...names, name];
  return readBlogSearch({ ...search, page: undefined, [kind]: next });
}

/** The first page of all posts, in the same order and view. */
export function withoutFilters({ sortBy, sortOrder, view }: BlogSearch): BlogSearch {
  return { sortBy, sortOrder, view };
}

interface BlogLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly search: BlogSearch;
  /** False where the reader stays at the same place of the page. */
  readonly resetScroll?: boolean;
}

/** A list with more filters does not count as the current page, as it would by default. */
const EXACT = { exact: true };

/** A link to the list of posts. */
export function BlogLink(link: BlogLinkProps) {
  return <Link to="/blog" activeOptions={EXACT} {...link} />;
}
