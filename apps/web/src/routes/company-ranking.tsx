import { parseModelsParam } from "@standings/domain";
import { createRoute, useNavigate } from "@tanstack/react-router";
import { lazy } from "react";
import { PagePending } from "../components/shell/page-pending.tsx";
import { pageHead, SITE_NAME } from "../lib/meta.ts";
import { rootRoute } from "./root.tsx";

const loadPage = () => import("../features/ranking/live-ranking-page.tsx");
const LiveRankingPage = lazy(() => loadPage().then((module) => ({ default: module.LiveRankingPage })));

type ResultsTab = "models" | "aggregated";

interface RankingSearch {
  readonly models?: string | undefined;
  readonly webSearch?: string | undefined;
  readonly tab?: string | undefined;
}

const validateSearch = ({ models, webSearch, tab }: Record<string, unknown>): RankingSearch => ({
  models: typeof models === "string" ? models : undefined,
  webSearch: webSearch === "false" || webSearch === "true" ? webSearch : undefined,
  tab: tab === "aggregated" ? tab : undefined,
});

export const companyRankingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/company-ranking/$prompt",
  ssr: false,
  // Pointing at a link brings the page's code.
  loader: () => void loadPage(),
  validateSearch,
  head: ({ match, params }) =>
    pageHead({
      title: `${params.prompt} · ${SITE_NAME}`,
      description: `Which companies AI models rank for “${params.prompt}”.`,
      publicUrl: match.context.site.publicUrl,
      path: match.pathname,
      index: false,
    }),
  component: CompanyRanking,
  pendingComponent: PagePending,
});

export const emptyRankingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/company-ranking",
  ssr: false,
  // Pointing at a link brings the page's code.
  loader: () => void loadPage(),
  component: () => <LiveRankingPage prompt="" models={[]} webSearch tab="models" onTab={() => undefined} />,
  pendingComponent: PagePending,
});

function CompanyRanking() {
  const { prompt } = companyRankingRoute.useParams();
  const search = companyRankingRoute.useSearch();
  const navigate = useNavigate();
  const showTab = (tab: ResultsTab) =>
    void navigate({
      from: companyRankingRoute.fullPath,
      search: (before) => ({ ...before, tab: tab === "aggregated" ? tab : undefined }),
      replace: true,
      resetScroll: false,
    });
  return (
    <LiveRankingPage
      prompt={prompt}
      models={parseModelsParam(search.models)}
      webSearch={search.webSearch !== "false"}
      tab={search.tab === "aggregated" ? "aggregated" : "models"}
      onTab={showTab}
    />
  );
}
