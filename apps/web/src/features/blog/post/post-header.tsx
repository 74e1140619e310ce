import { type BlogPost, plural } from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { badgeStyle } from "../../../components/ui/badge.tsx";
import { ShareButton } from "../../../components/ui/share-button.tsx";
import { formatDay } from "../../../lib/format.ts";

/** What a post is about, when it was published and how long it takes to read; a report shows its company's logo. */
export function PostHeader({ post }: { readonly post: BlogPost }) {
  const { title, excerpt, type, domain } = post;
  return (
    <header>
      <div className="flex max-w-205 items-start gap-4">
        {type !== "standard" && domain !== null && (
          <CompanyLogo domain={domain} name={title} className="side-12 sm:side-16" eager />
        )}
        <div className="min-w-0">
          <CategoryLinks categories={post.categories} />
          <h1 className="mt-3.5 mb-3.5 text-[32px]/9.5 font-strong tracking-[-.026em] text-balance wrap-anywhere sm:text-[44px]/12.5">
            {title}
          </h1>
        </div>
      </div>
      <p className="max-w-205 text-lg/6.75 text-pretty text-ink-2 sm:text-sentence">{excerpt}</p>
      <div className="flex flex-wrap items-center justify-between gap-3 pt-5">
        <PostFacts post={post} />
        <ShareButton title={title} text={excerpt} isLabelled />
      </div>
    </header>
  );
}

function CategoryLinks({ categories }: Pick<BlogPost, "categories">) {
  if (categories.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Categories">
      {categories.map((category) => (
        <li key={category}>
          <Link
            to="/blog"
            search={{ categories: [category] }}
            className={badgeStyle({ className: "hover:text-ink max-sm:h-10 max-sm:px-3" })}
          >
            {category}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function PostFacts({ post: { publishedAt, readingMinutes, views } }: { readonly post: BlogPost }) {
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-3 tabular-nums">
      {publishedAt !== null && <time dateTime={publishedAt}>{formatDay(new Date(publishedAt))}</time>}
      <span>{readingMinutes} min read</span>
      {views > 0 && <span>{plural(views, "view")}</span>}
    </p>
  );
}
