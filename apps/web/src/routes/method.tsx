import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { publicPageHead } from "../lib/html/meta.ts";
import { methodData } from "../lib/html/structured-data.ts";
import { rootRoute } from "./root.tsx";

export const methodRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/method",
  head: ({ match }) => {
    const { publicUrl } = match.context.site;
    return publicPageHead("method", publicUrl, { structured: methodData(publicUrl) });
  },
  component: lazyRouteComponent(() => import("../features/method/method-page.tsx"), "MethodPage"),
  staticData: { page: "method/method-page" },
});
