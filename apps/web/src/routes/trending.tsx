import { type Sector, TRENDING_SECTORS } from "@standings/domain";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pageHead, SITE_NAME } from "../lib/meta.ts";
import { trendingQuery } from "../lib/queries.ts";
import { rootRoute } from "./root.tsx";

const [FIRST_SECTOR] = TRENDING_SECTORS;

interface TrendingSearchParams {
  /** The first sector is left out of the address. */
  readonly sector?: Sector | undefined;
}

export const trendingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/trending",
  validateSearch: ({ sector }: Record<string, unknown>): TrendingSearchParams => ({
    sector: TRENDING_SECTORS.find((known) => known === sector && known !== FIRST_SECTOR),
  }),
  loaderDeps: ({ search: { sector = FIRST_SECTOR } }) => ({ sector }),
  loader({ context: { data }, deps: { sector } }) {
    const query = trendingQuery(data, sector);
    const { queryClient } = data;
    // In the browser placeholders stand in; in server HTML a list that fails is an empty one.
    if (!import.meta.env.SSR) return void queryClient.prefetchQuery(query);
    return queryClient.fetchQuery(query).then(
      () => undefined,
      () => void queryClient.setQueryData(query.queryKey, []),
    );
  },
  head: ({ match }) => {
    const { sector } = match.search;
    return pageHead({
      title: `Trending Searches in ${sector ?? FIRST_SECTOR} · ${SITE_NAME}`,
      description: `What people ask AI models about ${sector ?? FIRST_SECTOR}, and which companies and experts the models rank first.`,
      publicUrl: match.context.site.publicUrl,
      path: sector ? `/trending?${new URLSearchParams({ sector })}` : "/trending",
    });
  },
  component: lazyRouteComponent(() => import("../features/trending/trending-page.tsx"), "TrendingPage"),
  staticData: { page: "trending/trending-page" },
});
