import { createRoute } from "@tanstack/react-router";
import { HomePage } from "../features/home/home-page.tsx";
import { pageHead, SITE_NAME, TAGLINE } from "../lib/meta.ts";
import { modelsQuery } from "../lib/queries.ts";
import { rootRoute } from "./root.tsx";

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  // The list decides nothing that the built-in catalogue could not stand in for: never fail the page for it.
  loader: ({ context: { data } }) => data.queryClient.prefetchQuery(modelsQuery(data)),
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
