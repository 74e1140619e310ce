import { PUBLIC_PAGES, SITE_NAME } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Icon } from "../../../components/ui/icon.tsx";
import { PageFrame } from "../../../components/ui/page-frame.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { toBlogQuery } from "../blog-search.ts";
import { countFilters } from "./blog-links.tsx";
import { Pages } from "./blog-pages.tsx";
import { Toolbar } from "./blog-toolbar.tsx";
import { Filters } from "./filters.tsx";
import { Posts } from "./posts.tsx";

const route = getRouteApi("/blog");

/** `/blog`: the posts, with filters, order and pages in the address (spec part 2 §2). */
export function BlogPage() {
  const search = route.useSearch();
  const posts = trpc.blog.list.useQuery(toBlogQuery(search), { placeholderData: keepPreviousData });
  const { data: filters } = trpc.blog.filters.useQuery();
  const [isOpen, setOpen] = useState(false);
  return (
    <PageFrame top="page">
      <Breadcrumb />
      <h1 tabIndex={-1} data-focus-quiet className="mt-2 text-page-title font-strong sm:text-2xl">
        {PUBLIC_PAGES.blog.title}
      </h1>
      <p className="mt-1 text-md text-pretty text-ink-2">
        How AI models rank, what they read, and how much of it to believe.
      </p>
      <div className="grid grid-cols-1 pt-5 packs:grid-cols-[232px_minmax(0,1fr)] packs:grid-rows-[auto_1fr] packs:gap-x-12 packs:pt-8">
        <Toolbar
          search={search}
          total={posts.data?.pagination.total}
          isLoading={posts.isPending || posts.isPlaceholderData}
          areFiltersOpen={isOpen}
          onFilters={() => setOpen(!isOpen)}
        />
        <Filters
          search={search}
          filters={filters}
          count={countFilters(search)}
          className={isOpen ? "" : "max-packs:not-target:hidden"}
        />
        <section className="min-w-0 packs:col-start-2" aria-label={`${SITE_NAME} ${PUBLIC_PAGES.blog.title}`}>
          <Posts search={search} query={posts} />
          {posts.data && <Pages search={search} pages={posts.data.pagination.pages} />}
        </section>
      </div>
    </PageFrame>
  );
}

function Breadcrumb() {
  return (
    <nav aria-label="Breadcrumb" className="-mt-3 text-sm text-ink-3">
      <ol className="flex items-center gap-1.5">
        <li>
          <Link to="/" className="inline-flex min-h-10 items-center hover:text-ink">
            Home
          </Link>
        </li>
        <li className="flex items-center gap-1.5">
          <Icon of={ChevronRight} size="sm" />
          <span aria-current="page" className="text-ink">
            {PUBLIC_PAGES.blog.title}
          </span>
        </li>
      </ol>
    </nav>
  );
}
