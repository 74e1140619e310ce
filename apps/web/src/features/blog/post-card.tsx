import { BLOG_LIMITS, type BlogCard, blogPath, type HighlightPart, plural } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { SandboxBadge } from "../../components/ui/badge.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { cva } from "../../components/ui/variants.ts";
import { formatDay } from "../../lib/format.ts";
import type { BlogView } from "./blog-search.ts";
import { cutExcerpt, markFound } from "./excerpt.ts";
import { BlogLink } from "./list/blog-links.tsx";
import { PostPicture } from "./post-picture.tsx";

interface PostCardProps {
  readonly post: BlogCard;
  readonly view?: BlogView;
  /** Where a search found its words. */
  readonly highlight?: readonly HighlightPart[];
  /** The picture is in the first row, and loads at once. */
  readonly eager?: boolean;
  /** Level of the card's heading. */
  readonly level?: 2 | 3;
}

const cardStyle = cva("min-w-0", {
  variants: {
    view: {
      grid: "flex flex-col",
      list: "grid grid-cols-[96px_minmax(0,1fr)] items-start gap-x-4 sm:grid-cols-[240px_minmax(0,1fr)] sm:gap-x-7",
    },
  },
});

/** Touch area of small links on a phone. */
const TOUCH = "relative max-sm:after:absolute max-sm:after:-inset-x-1 max-sm:after:-inset-y-2.5";

/** A post in a list: picture, categories, title, excerpt, figures and tags, within the limits of its view (spec part 2 §2). */
export function PostCard({ post, view = "grid", highlight = [], eager = false, level = 2 }: PostCardProps) {
  const Heading = `h${level}` as const;
  const path = blogPath(post.slug);
  return (
    <article className={cardStyle({ view })} aria-labelledby={`post-${post.id}`}>
      <Link to={path} tabIndex={-1} aria-hidden="true" className="block">
        <PostPicture post={post} eager={eager} />
      </Link>
      <div className={view === "grid" ? "flex flex-1 flex-col pt-3.5" : ""}>
        <Categories names={post.categories} most={view === "grid" ? BLOG_LIMITS.gridCategories : Infinity} />
        <Heading
          id={`post-${post.id}`}
          className="mt-1.5 text-[17px]/5.75 font-strong tracking-[-0.01em] text-balance wrap-anywhere"
        >
          <Link to={path} className="hover:underline">
            <Marked parts={markFound(post.title, highlight)} />
          </Link>
        </Heading>
        <Excerpt post={post} view={view} highlight={highlight} />
        {post.isSandbox && (
          <p className="mt-2">
            <SandboxBadge />
          </p>
        )}
        <Figures post={post} />
        <Tags names={post.tags} view={view} />
        <Link
          to={path}
          className="mt-auto inline-flex min-h-10 items-center gap-1.5 self-start pt-2.5 font-medium hover:underline sm:min-h-8.5"
        >
          Read more
          <span className="sr-only">: {post.title}</span>
          <Icon of={ArrowRight} size="sm" />
        </Link>
      </div>
    </article>
  );
}

function Categories({ names, most }: { readonly names: readonly string[]; readonly most: number }) {
  const more = names.slice(most);
  return (
    <p className="flex flex-wrap gap-x-2.5 gap-y-0.5 text-xs font-medium text-ink-3">
      {names.slice(0, most).map((name) => (
        <BlogLink
          key={name}
          search={{ categories: [name] }}
          className={`${TOUCH} hover:text-ink hover:underline`}
        >
          {name}
        </BlogLink>
      ))}
      {more.length > 0 && <span title={more.join(", ")}>+{more.length}</span>}
    </p>
  );
}

/** The excerpt; where a search found its words only in the text of the post, that place. */
function Excerpt({ post, view, highlight }: Required<Pick<PostCardProps, "post" | "view" | "highlight">>) {
  const excerpt = markFound(view === "grid" ? cutExcerpt(post.excerpt) : post.excerpt, highlight);
  const isFoundAbove = [...excerpt, ...markFound(post.title, highlight)].some((part) => part.isMatch);
  const isInText = !isFoundAbove && highlight.some((part) => part.isMatch);
  return (
    <p
      className={`mt-1.5 text-pretty wrap-anywhere text-ink-2 ${view === "list" ? "max-sm:line-clamp-3" : ""}`}
    >
      {isInText && "…"}
      <Marked parts={isInText ? highlight : excerpt} />
      {isInText && "…"}
    </p>
  );
}

function Marked({ parts }: { readonly parts: readonly HighlightPart[] }) {
  return parts.map(({ text, isMatch }, index) => {
    // The parts have no names, and their order never changes.
    const key = `${index} ${text}`;
    return isMatch ? (
      <mark key={key} className="rounded-mark bg-mark-tint text-inherit shadow-marker">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    );
  });
}

function Figures({ post: { publishedAt, readingMinutes, views } }: Pick<PostCardProps, "post">) {
  return (
    <p className="mt-2.5 text-xs text-ink-3">
      {publishedAt !== null && (
        <>
          <time dateTime={publishedAt}>{formatDay(new Date(publishedAt))}</time>
          {" · "}
        </>
      )}
      {readingMinutes} min read
      {views > 0 && ` · ${plural(views, "view")}`}
    </p>
  );
}

function Tags({ names, view }: { readonly names: readonly string[]; readonly view: BlogView }) {
  const most = view === "grid" ? BLOG_LIMITS.gridTags : BLOG_LIMITS.listTags;
  const more = view === "grid" ? names.slice(most) : [];
  if (names.length === 0) return null;
  return (
    <p className="mt-2.5 flex flex-wrap gap-1.5 text-xs text-ink-2">
      {names.slice(0, most).map((name) => (
        <BlogLink
          key={name}
          search={{ tags: [name] }}
          className={`${TOUCH} max-w-full rounded-badge bg-hover px-2 py-1 hover:text-ink hover:underline`}
        >
          <span className="block truncate">{name}</span>
        </BlogLink>
      ))}
      {more.length > 0 && (
        <span className="px-0.5 py-1 text-ink-3" title={more.join(", ")}>
          +{more.length}
        </span>
      )}
    </p>
  );
}
