import { ADMIN_POST_TAGS, type AdminPostItem, blogPath, DEFAULT_BLOG_SORT } from "@standings/domain";
import { Pencil, Trash2 } from "lucide-react";
import { Badge } from "../../../components/ui/badge.tsx";
import { IconButton } from "../../../components/ui/button.tsx";
import { formatDate, formatNumber } from "../../../lib/format.ts";
import type { PanelColumn, PanelTableLook } from "../list/panel-table.tsx";
import { PostStatusBadge } from "./post-state.tsx";

/** The table of posts; title and pencil open the editor. */
export function postTable(onDelete: (post: AdminPostItem) => void): PanelTableLook<AdminPostItem> {
  return {
    caption: "Blog posts",
    defaultSort: DEFAULT_BLOG_SORT.sortBy,
    block: "max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-2 max-sm:gap-y-1.5 max-sm:py-3.5",
    columns: [...FACTS, editColumn(onDelete)],
  };
}

const CELL = "py-3 align-top max-sm:py-0";

const FACTS: readonly PanelColumn<AdminPostItem>[] = [
  {
    name: "Title",
    sort: "title",
    head: "text-left",
    body: `${CELL} pr-6 max-sm:pr-0`,
    cell: (post, open) => (
      <>
        <button
          type="button"
          className="text-left font-medium text-pretty wrap-anywhere hover:underline"
          onClick={open}
        >
          {post.title}
        </button>
        <PostFacts post={post} />
      </>
    ),
  },
  {
    name: "Status",
    head: "w-28 text-left",
    body: `${CELL} max-sm:col-start-1 max-sm:row-start-2`,
    cell: ({ status, featuredImage, isHidden }) => (
      <span className="flex flex-wrap gap-1">
        <PostStatusBadge status={status} />
        {featuredImage !== null && <Badge tone="line">Featured</Badge>}
        {isHidden && <Badge tone="sandbox">Sandbox, not shown</Badge>}
      </span>
    ),
  },
  {
    name: "Author",
    head: "w-38 text-left max-xl:hidden",
    body: `${CELL} truncate pr-3 text-ink-2 max-xl:hidden`,
    cell: ({ author }) => author ?? "Unknown",
  },
  {
    name: "Views",
    sort: "views",
    head: "w-22 text-right",
    body: `${CELL} text-right tabular-nums max-sm:hidden`,
    cell: ({ views }) => views > 0 && formatNumber(views),
  },
  {
    name: "Date",
    sort: DEFAULT_BLOG_SORT.sortBy,
    head: "w-32 text-right",
    body: `${CELL} text-right whitespace-nowrap text-ink-2 max-sm:col-start-1 max-sm:row-start-3 max-sm:text-left max-sm:text-sm`,
    cell: ({ publishedAt, createdAt, author, views }) => (
      <>
        <time dateTime={publishedAt ?? createdAt}>{formatDate(new Date(publishedAt ?? createdAt))}</time>
        <span className="sm:hidden"> · </span>
        <span className="truncate text-sm sm:block xl:hidden">{author ?? "Unknown"}</span>
        {views > 0 && <span className="sm:hidden"> · {formatNumber(views)} views</span>}
      </>
    ),
  },
];

function editColumn(onDelete: (post: AdminPostItem) => void): PanelColumn<AdminPostItem> {
  return {
    name: "Edit or delete",
    isQuiet: true,
    head: "w-26",
    body: `${CELL} text-right whitespace-nowrap max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1`,
    cell: (post, open) => (
      <span className="-my-2.5 inline-flex">
        <IconButton of={Pencil} label={`Edit ${post.title}`} onClick={open} />
        <IconButton of={Trash2} label={`Delete ${post.title}`} onClick={() => onDelete(post)} />
      </span>
    ),
  };
}

/** Address, excerpt, all categories and some of the tags. */
function PostFacts({ post: { slug, excerpt, categories, tags } }: { post: AdminPostItem }) {
  const more = tags.length - ADMIN_POST_TAGS;
  return (
    <div className="grid gap-1 text-sm text-ink-3 wrap-anywhere">
      <p>{blogPath(slug)}</p>
      {excerpt !== "" && <p className="line-clamp-2 text-ink-2">{excerpt}</p>}
      {categories.length + tags.length > 0 && (
        <p className="flex flex-wrap gap-1 pt-0.5">
          {categories.map((name) => (
            <Badge key={`category ${name}`}>{name}</Badge>
          ))}
          {tags.slice(0, ADMIN_POST_TAGS).map((name) => (
            <Badge key={`tag ${name}`} tone="line">
              {name}
            </Badge>
          ))}
          {more > 0 && <span className="self-center text-xs">+{more} more</span>}
        </p>
      )}
    </div>
  );
}
