import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { readShown } from "../features/developers/shown.ts";
import { publicPageHead } from "../lib/html/meta.ts";
import { rootRoute } from "./root.tsx";

export const developersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/developers",
  validateSearch: readShown,
  head: ({ match }) => publicPageHead("developers", match.context.site.publicUrl),
  component: lazyRouteComponent(() => import("../features/developers/developers-page.tsx"), "DevelopersPage"),
  staticData: { page: "developers/developers-page" },
});
