import { formatModelsParam } from "./models.ts";

/** Builds the product's page paths (spec part 1 §2): parameters URL-encoded, empty query values left out. */

const PAGES = {
  "company-ranking": ["prompt"],
  "expert-ranking": ["prompt"],
  "compare-prompts-result": ["prompt1", "prompt2", "modelId"],
  company: ["domain"],
  "archived-company-ranking": ["id"],
  "archived-compare-prompts-result": ["id"],
  "archived-expert-ranking": ["searchid"],
  "trending-company-ranking": ["searchid"],
} as const;

type PageName = keyof typeof PAGES;
type PageParams<Name extends PageName> = Record<(typeof PAGES)[Name][number], string>;
type Query = Record<string, string | boolean | null | undefined>;

export function pagePath<Name extends PageName>(
  name: Name,
  params: PageParams<Name>,
  query: Query = {},
): string {
  const values = params as Record<string, string>;
  const segments = PAGES[name].map((key) => encodeURIComponent(values[key] ?? ""));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") search.set(key, String(value));
  }
  const suffix = search.size > 0 ? `?${search}` : "";
  return `/${name}/${segments.join("/")}${suffix}`;
}

export function companyRankingPath(prompt: string, models: readonly string[], webSearch: boolean): string {
  const path = pagePath("company-ranking", { prompt });
  return `${path}?models=${encodeURIComponent(formatModelsParam(models))}&webSearch=${webSearch}`;
}
