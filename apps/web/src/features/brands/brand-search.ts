import {
  asModelId,
  type BrandFilters,
  marketCodeOf,
  NO_MARKET,
  readMarket,
  SPANS,
  type Span,
} from "@standings/domain";

const BRAND_TABS = [
  "overview",
  "prompts",
  "sources",
  "competitors",
  "alerts",
  "markets",
  "topics",
  "experiments",
] as const;
export type BrandTab = (typeof BRAND_TABS)[number];

export interface BrandSearch {
  /** The first one is left out, as the values that all have. */
  readonly tab?: BrandTab | undefined;
  readonly span?: Span | undefined;
  readonly model?: string | undefined;
  readonly label?: string | undefined;
  /** A code, or `NO_MARKET`; the brand's first market is left out. */
  readonly market?: string | undefined;
  readonly web?: "on" | "off" | undefined;
  /** Id of an experiment, or `new`. */
  readonly experiment?: string | undefined;
}

/** A parameter that is a text. */
export const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** What a brand's page shows, as its address has it. */
export function readBrandSearch(search: Record<string, unknown>): BrandSearch {
  const { tab, span, model, label, market, web, experiment } = search;
  return {
    tab: BRAND_TABS.slice(1).find((known) => known === tab),
    span: SPANS.slice(1).find((known) => known === span),
    model: textOf(model),
    label: textOf(label),
    market: market === NO_MARKET ? NO_MARKET : (marketCodeOf(readMarket(textOf(market))) ?? undefined),
    web: (["on", "off"] as const).find((known) => known === web),
    experiment: textOf(experiment),
  };
}

/** What the address of a brand's page says to show. */
export function toFilters({ span = "12w", model, label, market, web }: BrandSearch): BrandFilters {
  return {
    span,
    model: model === undefined ? null : asModelId(model),
    label: label ?? null,
    market: market ?? null,
    webSearch: web === undefined ? null : web === "on",
  };
}

/** Whether they leave something out of its span. */
export function leavesOut({ model, label, webSearch }: BrandFilters): boolean {
  return model !== null || label !== null || webSearch !== null;
}
