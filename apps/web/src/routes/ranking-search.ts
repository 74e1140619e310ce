/** Query parameters of ranking pages: models, web search and tab. */
import { type ModelCatalogue, readMarket } from "@standings/domain";

export type ResultsTab = "models" | "aggregated";

export interface RankingSearch {
  readonly models?: string | undefined;
  readonly webSearch?: string | undefined;
  readonly market?: string | undefined;
  readonly tab?: string | undefined;
}

export const validateRankingSearch = ({
  models,
  webSearch,
  market,
  tab,
}: Record<string, unknown>): RankingSearch => ({
  models: typeof models === "string" ? models : undefined,
  webSearch: webSearch === "false" || webSearch === "true" ? webSearch : undefined,
  market: typeof market === "string" && readMarket(market) ? market : undefined,
  tab: tab === "aggregated" ? tab : undefined,
});

export function readRankingSearch(
  { parseModelsParam }: ModelCatalogue,
  { models, webSearch, market, tab }: RankingSearch,
) {
  return {
    models: parseModelsParam(models),
    webSearch: webSearch !== "false",
    market: readMarket(market),
    tab: tab === "aggregated" ? tab : ("models" as const),
  } as const;
}

/** The default tab is left out of the address. */
export const withTab = (tab: ResultsTab) => (before: RankingSearch) => ({
  ...before,
  tab: tab === "aggregated" ? tab : undefined,
});

/** Query parameters of a saved ranking's page. */
export const validateResultsTab = ({
  tab,
}: Record<string, unknown>): { readonly tab?: ResultsTab | undefined } => ({
  tab: tab === "models" || tab === "aggregated" ? tab : undefined,
});
