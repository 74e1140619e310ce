import { ADMIN_POST_TAGS, type AdminPostItem, blogPath } from "@standings/domain";
import { Pencil, Trash2 } from "lucide-react";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { formatDate, formatNumber } from "../../../lib/format.ts";
import { StatusBadge } from "./status-badge.tsx";

const CELL = "border-b border-line py-3 align-top max-sm:border-0 max-sm:py-0";
const BLOCK =
  "max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-2 max-sm:gap-y-1.5 max-sm:border-b max-sm:border-line max-sm:py-3.5";

interface PostRowProps {
  readonly post: AdminPostItem;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A post with everything that tells it from others (spec part 2 §2). */
export function PostRow({ post, onEdit, onDelete }: PostRowProps) {
  const { title, views } = post;
  const date = post.publishedAt ?? post.createdAt;
  return (
    <tr className={`hover:bg-hover ${BLOCK}`}>
      <th scope="row" className={`${CELL} pr-6 text-left font-text max-sm:pr-0`}>
        <button
          type="button"
          className="font-medium text-pretty wrap-anywhere hover:underline text-left"
          onClick={onEdit}
        >
          {title}
        </button>
        <PostFacts post={post} />
      </th>
      <td className={`${CELL} max-sm:col-start-1 max-sm:row-start-2`}>
        <span className="flex flex-wrap gap-1">
          <StatusBadge status={post.status} />
          {post.featuredImage !== null && <Badge tone="line">Featured</Badge>}
          {post.isHidden && <Badge tone="sandbox">Sandbox, not shown</Badge>}
        </span>
      </td>
      <td className={`${CELL} truncate pr-3 text-ink-2 max-xl:hidden`}>{post.author ?? "Unknown"}</td>
      <td className={`${CELL} text-right tabular-nums max-sm:hidden`}>{views > 0 && formatNumber(views)}</td>
      <td
        className={`${CELL} text-right whitespace-nowrap text-ink-2 max-sm:col-start-1 max-sm:row-start-3 max-sm:text-left max-sm:text-sm`}
      >
        <time dateTime={date}>{formatDate(new Date(date))}</time>
        <span className="sm:hidden"> · </span>
        <span className="truncate text-sm sm:block xl:hidden">{post.author ?? "Unknown"}</span>
        {views > 0 && <span className="sm:hidden"> · {formatNumber(views)} views</span>}
      </td>
      <td
        className={`${CELL} text-right whitespace-nowrap max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1`}
      >
        <span className="-my-2.5 inline-flex">
          <Button variant="ghost" size="icon" aria-label={`Edit ${title}`} onClick={onEdit}>
            <Icon of={Pencil} />
          </Button>
          <Button variant="ghost" size="icon" aria-label={`Delete ${title}`} onClick={onDelete}>
            <Icon of={Trash2} />
          </Button>
        </span>
      </td>
    </tr>
  );
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
