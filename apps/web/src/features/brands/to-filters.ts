import { asModelId, type BrandFilters } from "@standings/domain";
import type { BrandSearch } from "./brand-search.ts";

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
