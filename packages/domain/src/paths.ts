import type { CompanyTabType } from "./company.ts";
import { type Market, marketCode } from "./market.ts";
import { formatModelsParam } from "./models/catalogue.ts";
import type { RankingKind } from "./ranking.ts";
import type { SearchKind } from "./runs.ts";
import type { Sector } from "./sectors.ts";
import { TRENDING_SECTORS } from "./trending.ts";

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
  study: ["id"],
  brands: ["id"],
  shared: ["token"],
} as const;

type PageName = keyof typeof PAGES;
type PageParams<Name extends PageName> = Record<(typeof PAGES)[Name][number], string>;
type Query = Record<string, string | boolean | null | undefined>;

export function pagePath<Name extends PageName>(
  name: Name,
  params: PageParams<Name>,
  query: Query = {},
): string {
  const values = new Map(Object.entries<string>(params));
  const segments = PAGES[name].map((key) => encodeURIComponent(values.get(key) ?? ""));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") search.set(key, String(value));
  }
  const suffix = search.size > 0 ? `?${search}` : "";
  return `/${name}/${segments.join("/")}${suffix}`;
}

/** A tab of a company's page; the first one is left out of the address. */
export function companyTabPath(domain: string, tab: CompanyTabType): string {
  return pagePath("company", { domain }, { tab: tab === "prompt" ? undefined : tab });
}

/** The live page of a ranking of companies or experts. */
export function rankingPath(
  kind: RankingKind,
  prompt: string,
  models: readonly string[],
  { webSearch, market = null }: { readonly webSearch: boolean; readonly market?: Market | null | undefined },
): string {
  const path = pagePath(`${kind}-ranking`, { prompt });
  const place = market ? `&market=${marketCode(market)}` : "";
  return `${path}?models=${encodeURIComponent(formatModelsParam(models))}&webSearch=${webSearch}${place}`;
}

/** The live page of two prompts asked of one model. */
export function comparisonPath(
  prompt1: string,
  prompt2: string,
  modelId: string,
  market: Market | null = null,
): string {
  const place = market ? `?market=${marketCode(market)}` : "";
  return pagePath("compare-prompts-result", { prompt1, prompt2, modelId }) + place;
}

/** The trending page of a sector; the first one is left out of the address. */
export function trendingPath(sector?: Sector): string {
  const isFirst = sector === undefined || sector === TRENDING_SECTORS[0];
  return isFirst ? "/trending" : `/trending?${new URLSearchParams({ sector })}`;
}

/** The page of a post; without a slug, the list. */
export function blogPath(slug?: string): string {
  return slug === undefined ? "/blog" : `/blog/${encodeURIComponent(slug)}`;
}

/** The newest posts for readers of feeds. */
export const BLOG_FEED_PATH = "/blog/feed.xml";

/** The list of posts of a category. */
export function blogCategoryPath(category: string): string {
  return `${blogPath()}?${new URLSearchParams({ categories: category })}`;
}

/** The page of a shared search, for everybody. */
export function sharedPath(kind: SearchKind, id: string): string {
  const page = kind === "expert" ? "archived-expert-ranking" : "trending-company-ranking";
  return pagePath(page, { searchid: id });
}

/** The page of a saved search, for its owner. */
export function archivedPath(kind: SearchKind, id: string): string {
  if (kind === "expert") return pagePath("archived-expert-ranking", { searchid: id });
  return pagePath(kind === "company" ? "archived-company-ranking" : "archived-compare-prompts-result", {
    id,
  });
}

/** The page of a study, for its owner and, when it is shared, for everybody. */
export function studyPath(id: string): string {
  return pagePath("study", { id });
}

/** The page of a topic, for its owner: below that of studies (record 100). */
export function topicPagePath(topicId: string): string {
  return studyPath(TOPIC_PREFIX + topicId);
}

/** What stands before a topic's id in the place of a study's. */
export const TOPIC_PREFIX = "topic-";

/** The page of a brand, for its owner. */
export function brandPath(
  id: string,
  { tab, market = null }: { readonly tab?: string; readonly market?: Market | null } = {},
): string {
  return pagePath("brands", { id }, { tab, market: market ? marketCode(market) : undefined });
}

/** An experiment of a brand, for its owner. */
export function experimentPath(brandId: string, id: string): string {
  return pagePath("brands", { id: brandId }, { tab: "experiments", experiment: id });
}

/** What models say of a brand, with one claim open. */
export function claimPath(
  id: string,
  { market, claimId }: { readonly market: Market | null; readonly claimId: string },
): string {
  const query = new URLSearchParams({ ...(market ? { market: marketCode(market) } : {}), claim: claimId });
  return `${pagePath("brands", { id })}/claims?${query}`;
}

/** What the answers of a study say of a brand. */
export function studyClaimsPath({
  brandId,
  studyId,
}: {
  readonly brandId: string;
  readonly studyId: string;
}) {
  return `${pagePath("brands", { id: brandId })}/claims?${new URLSearchParams({ study: studyId })}`;
}

/** The page of a brand for whoever has a link to it. */
export function sharedBrandPath(token: string): string {
  return pagePath("shared", { token });
}

/** Where mails about a brand are turned off. */
export function unsubscribePath(token: string): string {
  return `/unsubscribe?${new URLSearchParams({ token })}`;
}
