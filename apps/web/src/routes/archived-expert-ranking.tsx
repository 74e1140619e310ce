import { KIND_TITLES } from "@standings/domain";
import { createRoute, isNotFound, lazyRouteComponent } from "@tanstack/react-router";
import { PagePending } from "../components/ui/loading.tsx";
import { privateHead, sharedSearchHead } from "../lib/html/meta.ts";
import { validateResultsTab } from "./ranking-search.ts";
import { rootRoute } from "./root.tsx";

const loadPage = () => import("../features/ranking/saved/archived-expert-page.tsx");

export const archivedExpertRankingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/archived-expert-ranking/$searchid",
  validateSearch: validateResultsTab,
  /** Shared searches are part of the server HTML; other rights are checked in the browser. */
  async loader({ context, params }) {
    if (!import.meta.env.SSR) return null;
    const { loadSharedSearch } = await import("../features/ranking/saved/load-shared-search.ts");
    return loadSharedSearch(context.utils, params.searchid, "archived-expert-ranking").catch(
      (error: unknown) => {
        if (isNotFound(error)) return null;
        throw error;
      },
    );
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? sharedSearchHead({ match }, loaderData)
      : privateHead({ match }, KIND_TITLES.expert, "A saved expert ranking."),
  component: lazyRouteComponent(loadPage, "ArchivedExpertPage"),
  staticData: { page: "ranking/saved/archived-expert-page" },
  pendingComponent: PagePending,
});
