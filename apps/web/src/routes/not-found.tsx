import { createRoute, notFound } from "@tanstack/react-router";
import { NotFoundPage } from "../components/shell/not-found-page.tsx";
import { missingHead } from "../lib/meta.ts";
import { rootRoute } from "./root.tsx";

/** Every other path: the designed 404 page with its status. */
export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  loader: () => {
    throw notFound();
  },
  head: () => missingHead("Page not found"),
  notFoundComponent: NotFoundPage,
});
