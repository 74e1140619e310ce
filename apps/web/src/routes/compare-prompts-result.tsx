import { asModelId, readMarket } from "@standings/domain";
import { createRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { PagePending } from "../components/ui/loading.tsx";
import { privateHead } from "../lib/html/meta.ts";
import { rootRoute } from "./root.tsx";

const loadPage = () => import("../features/ranking/comparison/live-comparison-page.tsx");
const LiveComparisonPage = lazy(() => loadPage().then((module) => ({ default: module.LiveComparisonPage })));

export const comparePromptsResultRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/compare-prompts-result/$prompt1/$prompt2/$modelId",
  ssr: false,
  validateSearch: ({ market }: Record<string, unknown>): { readonly market?: string | undefined } => ({
    market: typeof market === "string" && readMarket(market) ? market : undefined,
  }),
  // Runs on hover of a link and preloads the page's code.
  loader: () => void loadPage(),
  head: (page) =>
    privateHead(
      page,
      `${page.params.prompt1} / ${page.params.prompt2}`,
      "Two prompts, asked of the same AI model.",
    ),
  component: ComparePromptsResult,
  pendingComponent: PagePending,
});

function ComparePromptsResult() {
  const params = comparePromptsResultRoute.useParams();
  const { market } = comparePromptsResultRoute.useSearch();
  return <LiveComparisonPage {...params} market={market} modelId={asModelId(params.modelId)} />;
}
