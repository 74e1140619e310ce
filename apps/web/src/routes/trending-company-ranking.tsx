import { PUBLIC_PAGES } from "@standings/domain";
import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { PagePending } from "../components/shell/page-pending.tsx";
import { breadcrumb, missingHead, pageHead } from "../lib/meta.ts";
import { rootRoute } from "./root.tsx";

const loadPages = () => import("../features/ranking/shared-search-page.tsx");
const MISSING = missingHead("Search not found");

interface SharedSearch {
  readonly tab?: "aggregated" | undefined;
}

export const trendingCompanyRankingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/trending-company-ranking/$searchid",
  validateSearch: ({ tab }: Record<string, unknown>): SharedSearch => ({
    tab: tab === "aggregated" ? tab : undefined,
  }),
  async loader({ context, params }) {
    const { loadSharedSearch } = await import("../features/ranking/load-shared-search.ts");
    return loadSharedSearch(context.data, params.searchid);
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({
          ...loaderData,
          publicUrl: match.context.site.publicUrl,
          path: match.pathname,
          structured: import.meta.env.SSR
            ? [
                breadcrumb(match.context.site.publicUrl, [
                  PUBLIC_PAGES.trending,
                  { title: loaderData.title, path: match.pathname },
                ]),
                ...loaderData.structured,
              ]
            : [],
        })
      : MISSING,
  component: lazyRouteComponent(loadPages, "SharedSearchPage"),
  staticData: { page: "ranking/shared-search-page" },
  notFoundComponent: lazyRouteComponent(loadPages, "SharedSearchMissing"),
  errorComponent: lazyRouteComponent(loadPages, "SharedSearchMissing"),
  pendingComponent: PagePending,
});

export const missingTrendingCompanyRankingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/trending-company-ranking",
  loader: () => {
    throw notFound();
  },
  head: () => MISSING,
  notFoundComponent: lazyRouteComponent(loadPages, "NoSearchId"),
});
