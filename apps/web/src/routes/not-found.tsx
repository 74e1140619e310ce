import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { SITE_NAME } from "../lib/meta.ts";
import { rootRoute } from "./root.tsx";

/** Every other path: the designed 404 page with its status. */
export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  loader: () => {
    throw notFound();
  },
  head: () => ({
    meta: [
      { title: `Page not found · ${SITE_NAME}` },
      { name: "description", content: "Nothing is listed at this address." },
      { name: "robots", content: "noindex" },
    ],
  }),
  notFoundComponent: lazyRouteComponent(
    () => import("../components/shell/not-found-page.tsx"),
    "NotFoundPage",
  ),
});
