import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { PagePending } from "../components/ui/loading.tsx";
import { missingHead, sharedSearchHead } from "../lib/html/meta.ts";
import { validateResultsTab } from "./ranking-search.ts";
import { rootRoute } from "./root.tsx";

const loadPages = () => import("../features/ranking/saved/shared-search-page.tsx");
const MISSING = missingHead("Search not found");

export const trendingCompanyRankingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/trending-company-ranking/$searchid",
  validateSearch: validateResultsTab,
  async loader({ context, params }) {
    const { loadSharedSearch } = await import("../features/ranking/saved/load-shared-search.ts");
    return loadSharedSearch(context.utils, params.searchid, "trending-company-ranking");
  },
  head: ({ match, loaderData }) => (loaderData ? sharedSearchHead({ match }, loaderData) : MISSING),
  component: lazyRouteComponent(loadPages, "SharedSearchPage"),
  staticData: { page: "ranking/saved/shared-search-page" },
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
