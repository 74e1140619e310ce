import { createRoute, useNavigate } from "@tanstack/react-router";
import { lazy } from "react";
import { PagePending } from "../components/shell/pages/page-pending.tsx";
import { privateHead } from "../lib/html/meta.ts";
import { readRankingSearch, validateRankingSearch, withTab } from "./ranking-search.ts";
import { rootRoute } from "./root.tsx";

const loadPage = () => import("../features/ranking/live/live-ranking-page.tsx");
const LiveRankingPage = lazy(() => loadPage().then((module) => ({ default: module.LiveRankingPage })));
const NothingAskedPage = lazy(() => loadPage().then((module) => ({ default: module.NothingAskedPage })));

export const expertRankingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/expert-ranking/$prompt",
  ssr: false,
  // Runs on hover of a link and preloads the page's code.
  loader: () => void loadPage(),
  validateSearch: validateRankingSearch,
  head: (page) =>
    privateHead(page, page.params.prompt, `Which experts AI models rank for “${page.params.prompt}”.`),
  component: ExpertRanking,
  pendingComponent: PagePending,
});

export const emptyExpertRankingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/expert-ranking",
  ssr: false,
  loader: () => void loadPage(),
  component: () => <NothingAskedPage />,
  pendingComponent: PagePending,
});

function ExpertRanking() {
  const { prompt } = expertRankingRoute.useParams();
  const search = readRankingSearch(expertRankingRoute.useSearch());
  const navigate = useNavigate({ from: expertRankingRoute.fullPath });
  return (
    <LiveRankingPage
      kind="expert"
      prompt={prompt}
      {...search}
      onTab={(tab) => void navigate({ search: withTab(tab), replace: true, resetScroll: false })}
    />
  );
}
