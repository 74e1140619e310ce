import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { pageHead, SITE_NAME } from "../lib/meta.ts";
import { rootRoute } from "./root.tsx";

export const privacyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/privacy",
  head: ({ match }) =>
    pageHead({
      title: `Privacy Policy · ${SITE_NAME}`,
      description:
        "What Standings keeps about you, why, for how long, who else sees it, and how to get it corrected or deleted.",
      publicUrl: match.context.site.publicUrl,
      path: "/privacy",
    }),
  component: lazyRouteComponent(() => import("../features/legal/privacy-page.tsx"), "PrivacyPage"),
  staticData: { page: "legal/privacy-page" },
});
