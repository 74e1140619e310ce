import { createRoute } from "@tanstack/react-router";
import { privateHead } from "../lib/html/meta.ts";
import { LIVE, LiveRanking, NothingAsked } from "./live-ranking.tsx";
import { validateRankingSearch, withTab } from "./ranking-search.ts";
import { rootRoute } from "./root.tsx";

export const companyRankingRoute = createRoute({
  ...LIVE,
  getParentRoute: () => rootRoute,
  path: "/company-ranking/$prompt",
  validateSearch: validateRankingSearch,
  head: (page) =>
    privateHead(page, page.params.prompt, `Which companies AI models rank for “${page.params.prompt}”.`),
  component: CompanyRanking,
});

export const emptyCompanyRankingRoute = createRoute({
  ...LIVE,
  getParentRoute: () => rootRoute,
  path: "/company-ranking",
  component: NothingAsked,
});

function CompanyRanking() {
  const { prompt } = companyRankingRoute.useParams();
  const navigate = companyRankingRoute.useNavigate();
  return (
    <LiveRanking
      kind="company"
      prompt={prompt}
      search={companyRankingRoute.useSearch()}
      onTab={(tab) => void navigate({ search: withTab(tab), replace: true, resetScroll: false })}
    />
  );
}
