import { createRoute, useNavigate } from "@tanstack/react-router";
import { lazy } from "react";
import { PagePending } from "../components/shell/pages/page-pending.tsx";
import { privateHead } from "../lib/html/meta.ts";
import { readRankingSearch, validateRankingSearch, withTab } from "./ranking-search.ts";
import { rootRoute } from "./root.tsx";

const loadPage = () => import("../features/ranking/live/live-ranking-page.tsx");
const LiveRankingPage = lazy(() => loadPage().then((module) => ({ default: module.LiveRankingPage })));
const NothingAskedPage = lazy(() => loadPage().then((module) => ({ default: module.NothingAskedPage })));

export const companyRankingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/company-ranking/$prompt",
  ssr: false,
  // Runs on hover of a link and preloads the page's code.
  loader: () => void loadPage(),
  validateSearch: validateRankingSearch,
  head: (page) =>
    privateHead(page, page.params.prompt, `Which companies AI models rank for “${page.params.prompt}”.`),
  component: CompanyRanking,
  pendingComponent: PagePending,
});

export const emptyCompanyRankingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/company-ranking",
  ssr: false,
  loader: () => void loadPage(),
  component: () => <NothingAskedPage />,
  pendingComponent: PagePending,
});

function CompanyRanking() {
  const { prompt } = companyRankingRoute.useParams();
  const search = readRankingSearch(companyRankingRoute.useSearch());
  const navigate = useNavigate({ from: companyRankingRoute.fullPath });
  return (
    <LiveRankingPage
      kind="company"
      prompt={prompt}
      {...search}
      onTab={(tab) => void navigate({ search: withTab(tab), replace: true, resetScroll: false })}
    />
  );
}
