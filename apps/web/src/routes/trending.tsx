import { PROMPT_MAX_LENGTH, PUBLIC_PAGES, type Sector, TRENDING_SECTORS } from "@standings/domain";
import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { listTitle, publicPageHead } from "../lib/html/meta.ts";
import { questionsData } from "../lib/html/structured-data.ts";
import { trendingPage } from "../lib/search/locations.ts";
import { stringifySearch } from "../lib/search-params.ts";
import { rootRoute } from "./root.tsx";

const { path, title: TITLE } = PUBLIC_PAGES.trending;
const [FIRST_SECTOR] = TRENDING_SECTORS;

interface TrendingSearchParams {
  /** The first sector is left out of the address. */
  readonly sector?: Sector | undefined;
  /** Part of a prompt. */
  readonly q?: string | undefined;
  /** The first page is left out of the address. */
  readonly page?: number | undefined;
}

const LAST_PAGE = 1000;

function readPage(page: unknown): number | undefined {
  const number = Number(page);
  return Number.isInteger(number) && number > 1 && number <= LAST_PAGE ? number : undefined;
}

export const trendingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path,
  validateSearch: ({ sector, q, page }: Record<string, unknown>): TrendingSearchParams => ({
    sector: TRENDING_SECTORS.find((known) => known === sector && known !== FIRST_SECTOR),
    q: typeof q === "string" && q.trim() !== "" ? q.trim().slice(0, PROMPT_MAX_LENGTH) : undefined,
    page: readPage(page),
  }),
  loaderDeps: ({ search }) => trendingPage(search),
  loader({ context: { utils }, deps }) {
    const { list } = utils.trending;
    // The browser shows skeletons meanwhile; server HTML shows a failed list as an empty one.
    if (!import.meta.env.SSR) return void list.prefetch(deps);
    return list.ensureData(deps).then(
      ({ searches }) => searches.map(({ id, kind, prompt }) => ({ id, kind, prompt })),
      () => list.setData(deps, { searches: [], total: 0 }),
    );
  },
  head: ({ match, loaderData }) => {
    const { sector, q, page } = match.search;
    const { publicUrl } = match.context.site;
    return publicPageHead("trending", publicUrl, {
      title: listTitle(q === undefined ? `${TITLE} in ${sector ?? FIRST_SECTOR}` : TITLE, page),
      ...(import.meta.env.SSR &&
        q === undefined && {
          description: `What people ask AI models about ${sector ?? FIRST_SECTOR}, and which companies and experts the models rank first.`,
        }),
      path: `${path}${stringifySearch({ sector, q, page })}`,
      index: q === undefined && !(page && loaderData?.length === 0),
      structured: loaderData ? questionsData(publicUrl, loaderData) : [],
    });
  },
  component: lazyRouteComponent(() => import("../features/trending/trending-page.tsx"), "TrendingPage"),
  staticData: { page: "trending/trending-page" },
});
