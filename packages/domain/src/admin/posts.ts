import type { BlogDraft, BlogSortField, BlogSortOrder } from "../blog/blog-post.ts";
import type { BlogStatus, BlogType } from "../blog/blog-rules.ts";

/**
 * Posts that the list shows, and their order: OR within categories, AND with the rest. A post that never was published is
 * ordered by the date it was created.
 */
export interface AdminPostsQuery {
  readonly search: string;
  readonly status?: BlogStatus | undefined;
  readonly categories: readonly string[];
  readonly sortBy: BlogSortField;
  readonly sortOrder: BlogSortOrder;
}

/** A post of the list, whatever its status. */
export interface AdminPostItem {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly status: BlogStatus;
  readonly type: BlogType;
  readonly featuredImage: string | null;
  /** Null when nobody knows. */
  readonly author: string | null;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly views: number;
  /** ISO 8601; null for a post that never was published. */
  readonly publishedAt: string | null;
  readonly createdAt: string;
  /** A published post on the sandbox's answers, which a product with real models does not show. */
  readonly isHidden: boolean;
}

/** A post as its editor opens it. */
export interface AdminPost extends AdminPostItem {
  readonly draft: BlogDraft;
  /** Sent back with a change, which is refused when it is not the newest. */
  readonly version: number;
  /** ISO 8601. */
  readonly updatedAt: string;
  /** Who changed it last; null when nobody knows. */
  readonly changedBy: string | null;
}
