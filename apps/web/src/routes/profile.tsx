import { createRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { PagePending } from "../components/shell/page-pending.tsx";
import { pageHead, SITE_NAME } from "../lib/meta.ts";
import { rootRoute } from "./root.tsx";

const loadPage = () => import("../features/history/profile-page.tsx");
const ProfilePage = lazy(() => loadPage().then((module) => ({ default: module.ProfilePage })));

export const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/profile",
  ssr: false,
  // Pointing at a link brings the page's code.
  loader: () => void loadPage(),
  head: ({ match }) =>
    pageHead({
      title: `History · ${SITE_NAME}`,
      description: "Your searches and your account.",
      publicUrl: match.context.site.publicUrl,
      path: "/profile",
      index: false,
    }),
  component: ProfilePage,
  pendingComponent: PagePending,
});
