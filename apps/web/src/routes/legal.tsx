import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { publicPageHead } from "../lib/html/meta.ts";
import { rootRoute } from "./root.tsx";

export const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/privacy",
  head: ({ match }) => publicPageHead("privacy", match.context.site.publicUrl),
  component: lazyRouteComponent(() => import("../features/legal/privacy-page.tsx"), "PrivacyPage"),
  staticData: { page: "legal/privacy-page" },
});

export const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/terms",
  head: ({ match }) => publicPageHead("terms", match.context.site.publicUrl),
  component: lazyRouteComponent(() => import("../features/legal/terms-page.tsx"), "TermsPage"),
  staticData: { page: "legal/terms-page" },
});
