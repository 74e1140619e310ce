import { createRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { PagePending } from "../components/ui/loading.tsx";
import { privateHead } from "../lib/html/meta.ts";
import { rootRoute } from "./root.tsx";

const loadPage = () => import("../features/ranking/comparison/archived-comparison-page.tsx");
const ArchivedComparisonPage = lazy(() =>
  loadPage().then((module) => ({ default: module.ArchivedComparisonPage })),
);
const MissingComparisonPage = lazy(() =>
  loadPage().then((module) => ({ default: module.MissingComparisonPage })),
);

const TITLE = "Archived Prompt Comparison";
const DESCRIPTION = "A saved comparison of two prompts.";

export const archivedComparePromptsResultRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/archived-compare-prompts-result/$id",
  ssr: false,
  // Runs on hover of a link and preloads the page's code.
  loader: () => void loadPage(),
  head: (page) => privateHead(page, TITLE, DESCRIPTION),
  component: ArchivedComparison,
  pendingComponent: PagePending,
});

export const missingComparisonRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/archived-compare-prompts-result",
  ssr: false,
  loader: () => void loadPage(),
  head: (page) => privateHead(page, TITLE, DESCRIPTION),
  component: () => <MissingComparisonPage />,
  pendingComponent: PagePending,
});

function ArchivedComparison() {
  const { id } = archivedComparePromptsResultRoute.useParams();
  return <ArchivedComparisonPage key={id} id={id} />;
}
