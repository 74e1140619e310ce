/** Shared parts of the two live rankings, which differ only in their kind. */
import type { RankingKind } from "@standings/domain";
import { lazyRouteComponent } from "@tanstack/react-router";
import { lazy } from "react";
import { PagePending } from "../components/ui/loading.tsx";
import { useCatalogue } from "../lib/html/catalogue.tsx";
import { type RankingSearch, type ResultsTab, readRankingSearch } from "./ranking-search.ts";

const loadPage = () => import("../features/ranking/live/live-ranking-page.tsx");
const LiveRankingPage = lazy(() => loadPage().then((module) => ({ default: module.LiveRankingPage })));

/** Options of both routes. The loader runs on hover of a link and preloads the page's code. */
export const LIVE = { ssr: false, loader: () => void loadPage(), pendingComponent: PagePending } as const;

export const NothingAsked = lazyRouteComponent(loadPage, "NothingAskedPage");

interface LiveRankingProps {
  readonly kind: RankingKind;
  readonly prompt: string;
  readonly search: RankingSearch;
  readonly onTab: (tab: ResultsTab) => void;
}

export function LiveRanking({ search, ...ranking }: LiveRankingProps) {
  const catalogue = useCatalogue();
  return <LiveRankingPage {...ranking} {...readRankingSearch(catalogue, search)} />;
}
