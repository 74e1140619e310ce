import { KIND_TITLES } from "@standings/domain";
import { createRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { PagePending } from "../components/ui/loading.tsx";
import { privateHead } from "../lib/html/meta.ts";
import { validateResultsTab } from "./ranking-search.ts";
import { rootRoute } from "./root.tsx";

const loadPage = () => import("../features/ranking/saved/archived-ranking.tsx");
const ArchivedRankingPage = lazy(() =>
  loadPage().then((module) => ({ default: module.ArchivedRankingPage })),
);

export const archivedCompanyRankingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/archived-company-ranking/$id",
  ssr: false,
  validateSearch: validateResultsTab,
  // Runs on hover of a link and preloads the page's code.
  loader: () => void loadPage(),
  head: (page) => privateHead(page, KIND_TITLES.company, "A saved company ranking."),
  component: ArchivedCompanyRanking,
  pendingComponent: PagePending,
});

function ArchivedCompanyRanking() {
  const { id } = archivedCompanyRankingRoute.useParams();
  return <ArchivedRankingPage key={id} id={id} />;
}
