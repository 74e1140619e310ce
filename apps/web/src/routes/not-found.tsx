import { createRoute, notFound } from "@tanstack/react-router";
import { Suspense } from "react";
import { hydrateLater } from "../lib/html/hydrate-later.tsx";
import { missingHead } from "../lib/html/meta.ts";
import { rootRoute } from "./root.tsx";

const page = hydrateLater(
  async () => (await import("../components/shell/pages/not-found-page.tsx")).NotFoundPage,
  () => Promise.resolve(),
);
const PAGE = (
  <Suspense fallback={null}>
    <page.Part />
  </Suspense>
);

/** Every other path: the 404 page with its status. */
export const unknownRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "$",
  loader: async () => {
    await page.preload();
    throw notFound();
  },
  head: () => missingHead("Page not found"),
  notFoundComponent: () => PAGE,
});
