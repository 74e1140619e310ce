import type { SearchRecord } from "@standings/domain";
import { createRoute, lazyRouteComponent, notFound, redirect } from "@tanstack/react-router";
import { PagePending } from "../components/shell/page-pending.tsx";
import { errorCode } from "../lib/errors.ts";
import { archivedLocation } from "../lib/locations.ts";
import { missingHead, pageHead, SITE_NAME } from "../lib/meta.ts";
import { sharedSearchQuery } from "../lib/queries.ts";
import { rootRoute } from "./root.tsx";

const loadPages = () => import("../features/ranking/shared-search-page.tsx");

interface SharedSearch {
  readonly tab?: "aggregated" | undefined;
}

export const trendingCompanyRankingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/trending-company-ranking/$searchid",
  validateSearch: ({ tab }: Record<string, unknown>): SharedSearch => ({
    tab: tab === "aggregated" ? tab : undefined,
  }),
  async loader({ context: { data }, params: { searchid } }) {
    const search = await data.queryClient
      .ensureQueryData(sharedSearchQuery(data, searchid))
      .catch(orNotFound);
    // Rankings of experts have their own page.
    if (search.kind === "expert") throw redirect({ ...archivedLocation("expert", searchid), replace: true });
    return describe(search);
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? pageHead({ ...loaderData, publicUrl: match.context.site.publicUrl, path: match.pathname })
      : missingHead("Search not found"),
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
  head: () => missingHead("Search not found"),
  notFoundComponent: lazyRouteComponent(loadPages, "NoSearchId"),
});

function orNotFound(error: unknown): never {
  const code = errorCode(error);
  if (code === "SEARCH_NOT_FOUND" || code === "INVALID_INPUT") throw notFound();
  throw error;
}

const NAMED = 3;

function describe({ kind, prompt, prompt2, results, models }: SearchRecord) {
  if (kind === "comparison") {
    return {
      title: `Comparing Prompts: “${prompt}” and “${prompt2}” · ${SITE_NAME}`,
      description: `Which companies an AI model ranks for “${prompt}”, and which for “${prompt2}”.`,
    };
  }
  const first = results.slice(0, NAMED).map(({ rank, name }) => `${rank}. ${name}`);
  return {
    title: `Company Ranking: “${prompt}” · ${SITE_NAME}`,
    description: `Which companies ${models.length} AI models rank for “${prompt}”: ${first.join(", ")}.`,
  };
}
