import { createRoute } from "@tanstack/react-router";
import { HomePage } from "../features/home/home-page.tsx";
import { publicPageHead } from "../lib/meta.ts";
import { modelsQuery } from "../lib/queries.ts";
import { siteData } from "../lib/structured-data.ts";
import { rootRoute } from "./root.tsx";

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/",
  // The list decides nothing that the built-in catalogue could not stand in for: never fail the page for it.
  loader: ({ context: { data } }) => data.queryClient.prefetchQuery(modelsQuery(data)),
  head: ({ match }) =>
    publicPageHead("home", match.context.site.publicUrl, {
      structured: siteData(match.context.site.publicUrl),
    }),
  component: HomePage,
});
