import type { HomeStrips } from "@standings/domain";
import { createRoute } from "@tanstack/react-router";
import { HomePage, preloadHome } from "../features/home/home-page.tsx";
import type { DataLayer } from "../lib/data.tsx";
import { pageHead, SITE_NAME, TAGLINE } from "../lib/meta.ts";
import { homeStripsQuery, modelsQuery } from "../lib/queries.ts";
import { rootRoute } from "./root.tsx";

const FRESH_MS = 300_000;
const NO_STRIPS: HomeStrips = { companies: [], prompts: [], trending: [], sources: [], isSandbox: false };

/** Strips that the server could not read are not there; in the browser nothing then jumps in. */
function leaveOutMissing(data: DataLayer): void {
  data.queryClient.setQueryData(homeStripsQuery(data).queryKey, (strips) => strips ?? NO_STRIPS);
}

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  loader: async ({ context: { data } }) => {
    // What is missing has a stand-in (the built-in catalogue) or is left out: never fail the page for it.
    const strips = data.queryClient.prefetchQuery({ ...homeStripsQuery(data), staleTime: FRESH_MS });
    const models = data.queryClient.prefetchQuery(modelsQuery(data));
    await preloadHome();
    // In the browser the page need not wait: there are stand-ins for the time as well.
    if (!import.meta.env.SSR) return;
    await Promise.all([models, strips]);
    leaveOutMissing(data);
  },
  head: ({ match }) =>
    pageHead({
      title: `${TAGLINE} · ${SITE_NAME}`,
      description:
        "Ask several AI models the question your buyers ask. See whom each one ranks, where they agree, and which sources they lean on.",
      publicUrl: match.context.site.publicUrl,
      path: "/",
    }),
  component: HomePage,
});
