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
