import type { BlogPage } from "@standings/domain";
import { FileSearch, RotateCw } from "lucide-react";
import { Button, ButtonLink } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Skeleton } from "../../../components/ui/loading.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { textLinkStyle } from "../../../components/ui/text-link.tsx";
import { errorText } from "../../../lib/api/errors.ts";
import { focusHeading } from "../../../lib/focus-heading.ts";
import type { BlogSearch } from "../blog-search.ts";
import { PostCard } from "../post-card.tsx";
import { BlogLink, countFilters, withoutFilters } from "./blog-links.tsx";

const GRID = "grid grid-cols-1 gap-x-8 gap-y-11 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3";
const LIST = "grid gap-y-8 sm:gap-y-10";
/** Posts in the widest row of the grid, whose pictures load at once. */
const FIRST_ROW = 3;
const SKELETONS = [1, 2, 3, 4, 5, 6];

interface PostsProps {
  readonly search: BlogSearch;
  readonly query: {
    readonly data: BlogPage | undefined;
    readonly error: unknown;
    /** The data are those of the filters before. */
    readonly isPlaceholderData: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** The cards of a page, or the state in their place. */
export function Posts({
  search,
  query: { data, error, isPlaceholderData, isFetching, refetch },
}: PostsProps) {
  if (error !== null && !data) {
    return (
      <Notice
        tone="bad"
        title={errorText(error, "Failed to fetch blog posts")}
        actions={
          <Button pending={isFetching} onClick={() => void refetch()} className="noscript:hidden">
            <Icon of={RotateCw} />
            Try Again
          </Button>
        }
      />
    );
  }
  if (!data) return <PostSkeletons />;
  if (data.posts.length === 0) return <NoPosts search={search} total={data.pagination.total} />;
  const { view = "grid" } = search;
  return (
    <div
      className={`transition-opacity ${view === "grid" ? GRID : LIST} ${isPlaceholderData ? "opacity-50" : ""}`}
      aria-busy={isPlaceholderData}
    >
      {data.posts.map(({ highlight, ...post }, index) => (
        <PostCard key={post.id} post={post} view={view} highlight={highlight} eager={index < FIRST_ROW} />
      ))}
    </div>
  );
}

/** `total`: posts on earlier pages. */
function NoPosts({ search, total }: { readonly search: BlogSearch; readonly total: number }) {
  const isFiltered = countFilters(search) > 0;
  return (
    <Notice
      icon={FileSearch}
      title="No blog posts found"
      actions={
        isFiltered && (
          <ButtonLink
            to="/blog"
            activeOptions={{ exact: true }}
            search={withoutFilters(search)}
            resetScroll={false}
            onClick={focusHeading}
          >
            Clear Filters
          </ButtonLink>
        )
      }
    >
      {total > 0 ? (
        <>
          There is no page {search.page}.{" "}
          <BlogLink search={{ ...search, page: undefined }} className={textLinkStyle({ touch: "inline" })}>
            Go to the first page
          </BlogLink>
        </>
      ) : (
        hintOf(isFiltered)
      )}
    </Notice>
  );
}

function hintOf(isFiltered: boolean): string {
  return isFiltered
    ? "Nothing matches these filters. Try other words, or take a filter away."
    : "Nothing is published yet. Check back soon.";
}

/** Boxes of cards; the toolbar says that posts are loading. */
function PostSkeletons() {
  return (
    <div className={GRID} aria-hidden="true">
      {SKELETONS.map((card) => (
        <div key={card}>
          <Skeleton isCard className="aspect-video" />
          <Skeleton className="mt-4 h-3 w-2/5" />
          <Skeleton className="mt-3 h-5 w-4/5" />
          <Skeleton className="mt-3 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-3/4" />
          <Skeleton className="mt-4 h-3 w-1/2" />
        </div>
      ))}
    </div>
  );
}
