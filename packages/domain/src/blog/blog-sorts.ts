export const BLOG_SORT_FIELDS = ["published_at", "title", "views"] as const;
export type BlogSortField = (typeof BLOG_SORT_FIELDS)[number];
export type BlogSortOrder = "asc" | "desc";

/** The choices of the sort menu, in its order. */
export const BLOG_SORTS = [
  { label: "Latest", sortBy: "published_at", sortOrder: "desc" },
  { label: "Oldest", sortBy: "published_at", sortOrder: "asc" },
  { label: "Title A-Z", sortBy: "title", sortOrder: "asc" },
  { label: "Title Z-A", sortBy: "title", sortOrder: "desc" },
  { label: "Most Viewed", sortBy: "views", sortOrder: "desc" },
] as const satisfies readonly { label: string; sortBy: BlogSortField; sortOrder: BlogSortOrder }[];

export const DEFAULT_BLOG_SORT: { readonly sortBy: BlogSortField; readonly sortOrder: BlogSortOrder } =
  BLOG_SORTS[0];
