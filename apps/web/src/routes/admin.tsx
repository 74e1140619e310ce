import { createRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { PagePending } from "../components/ui/loading.tsx";
import { privateHead } from "../lib/html/meta.ts";
import { rootRoute } from "./root.tsx";

const loadPage = () => import("../features/admin/admin-page.tsx");
const AdminPage = lazy(() => loadPage().then((module) => ({ default: module.AdminPage })));

/**
 * The admin panel, in a frame of its own. Its tabs read path and query themselves, so that no public page carries
 * anything of them.
 */
export const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/{-$tab}",
  ssr: false,
  validateSearch: (search: Record<string, unknown>) => search,
  loader: () => void loadPage(),
  head: (page) => privateHead(page, "Admin", "The admin panel."),
  component: AdminPage,
  pendingComponent: PagePending,
});
