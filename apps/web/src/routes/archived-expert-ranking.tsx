import { createRoute } from "@tanstack/react-router";
import { lazy } from "react";
import { PagePending } from "../components/shell/page-pending.tsx";
import { privateHead } from "../lib/meta.ts";
import { rootRoute } from "./root.tsx";

const loadPage = () => import("../features/ranking/archived-ranking-page.tsx");
const ArchivedRankingPage = lazy(() =>
  loadPage().then((module) => ({ default: module.ArchivedRankingPage })),
);

export const archivedExpertRankingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/archived-expert-ranking/$searchid",
  ssr: false,
  // Pointing at a link brings the page's code.
  loader: () => void loadPage(),
  head: (page) => privateHead(page, "Expert Ranking", "A saved expert ranking."),
  component: ArchivedExpertRanking,
  pendingComponent: PagePending,
});

function ArchivedExpertRanking() {
  const { searchid } = archivedExpertRankingRoute.useParams();
  return <ArchivedRankingPage key={searchid} kind="expert" id={searchid} />;
}
