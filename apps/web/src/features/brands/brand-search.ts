import { asModelId, type BrandFilters, SPANS, type Span } from "@standings/domain";

const BRAND_TABS = ["overview", "prompts", "sources", "competitors", "alerts"] as const;
export type BrandTab = (typeof BRAND_TABS)[number];

export interface BrandSearch {
  /** The first one is left out, as the values that all have. */
  readonly tab?: BrandTab | undefined;
  readonly span?: Span | undefined;
  readonly model?: string | undefined;
  readonly label?: string | undefined;
  readonly web?: "on" | "off" | undefined;
}

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/** What a brand's page shows, as its address has it. */
export function readBrandSearch({ tab, span, model, label, web }: Record<string, unknown>): BrandSearch {
  return {
    tab: BRAND_TABS.slice(1).find((known) => known === tab),
    span: SPANS.slice(1).find((known) => known === span),
    model: textOf(model),
    label: textOf(label),
    web: web === "on" || web === "off" ? web : undefined,
  };
}

/** What the address of a brand's page says to show. */
export function toFilters({ span = "12w", model, label, web }: BrandSearch): BrandFilters {
  return {
    span,
    model: model === undefined ? null : asModelId(model),
    label: label ?? null,
    webSearch: web === undefined ? null : web === "on",
  };
}

/** Whether they leave something out of its span. */
export function leavesOut({ model, label, webSearch }: BrandFilters): boolean {
  return model !== null || label !== null || webSearch !== null;
}
