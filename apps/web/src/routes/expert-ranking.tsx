import { createRoute } from "@tanstack/react-router";
import { privateHead } from "../lib/html/meta.ts";
import { LIVE, LiveRanking, NothingAsked } from "./live-ranking.tsx";
import { validateRankingSearch, withTab } from "./ranking-search.ts";
import { rootRoute } from "./root.tsx";

export const expertRankingRoute = createRoute({
  ...LIVE,
  getParentRoute: () => rootRoute,
  path: "/expert-ranking/$prompt",
  validateSearch: validateRankingSearch,
  head: (page) =>
    privateHead(page, page.params.prompt, `Which experts AI models rank for “${page.params.prompt}”.`),
  component: ExpertRanking,
});

export const emptyExpertRankingRoute = createRoute({
  ...LIVE,
  getParentRoute: () => rootRoute,
  path: "/expert-ranking",
  component: NothingAsked,
});

function ExpertRanking() {
  const { prompt } = expertRankingRoute.useParams();
  const navigate = expertRankingRoute.useNavigate();
  return (
    <LiveRanking
      kind="expert"
      prompt={prompt}
      search={expertRankingRoute.useSearch()}
      onTab={(tab) => void navigate({ search: withTab(tab), replace: true, resetScroll: false })}
    />
  );
}
