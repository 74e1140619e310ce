import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pageHead, SITE_NAME } from "../lib/meta.ts";
import { rootRoute } from "./root.tsx";

export const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/terms",
  head: ({ match }) =>
    pageHead({
      title: `Terms of Service · ${SITE_NAME}`,
      description:
        "The rules for using Standings: accounts, credits, payments, what is yours, and what we can and cannot promise.",
      publicUrl: match.context.site.publicUrl,
      path: "/terms",
    }),
  component: lazyRouteComponent(() => import("../features/legal/terms-page.tsx"), "TermsPage"),
  staticData: { page: "legal/terms-page" },
});
