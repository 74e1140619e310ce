import {
  blogCategoryPath,
  blogPath,
  isPublicPageName,
  NEWEST_POSTS,
  PAGE_DESCRIPTIONS,
  PUBLIC_PAGES,
  pagePath,
  plural,
  readColumn,
  sharedPath,
  TRENDING_SECTORS,
  type TrendingSearch,
  trendingPath,
} from "@standings/domain";
import { listFilters } from "../blog/list-filters.ts";
import { listPostAddresses } from "../blog/list-post-addresses.ts";
import { listPosts } from "../blog/list-posts.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { listTrending } from "../trending/list-trending.ts";
import { countCompanies } from "../trending/list-trending-companies.ts";

export interface IndexedAddress {
  /** Absolute and canonical. */
  readonly url: string;
  /** ISO 8601; null for pages that change with every release. */
  readonly changedAt: string | null;
}

export interface IndexedPage extends IndexedAddress {
  readonly title: string;
  readonly description: string;
}

export interface IndexedPages {
  readonly pages: readonly IndexedPage[];
  /** All published posts, newest first. */
  readonly posts: readonly IndexedAddress[];
  /** The newest of them. */
  readonly newestPosts: readonly IndexedPage[];
  /** Results of trending questions. */
  readonly rankings: readonly IndexedPage[];
  /** Companies that most of these questions rank first. */
  readonly companies: readonly IndexedAddress[];
}

/** As many as one page of the trending verb gives. */
const RANKINGS = 1000;
/** Companies that are named. */
const COMPANIES = 200;
/** Newest posts, with what they are about. */
const POSTS = 30;

/** Every address that search engines and models should know. */
export async function listIndexedPages(request: ServiceRequest): Promise<IndexedPages> {
  const { publicUrl } = allowAnyone(request).services.settings;
  const own = Object.keys(PUBLIC_PAGES)
    .filter(isPublicPageName)
    .map((name) => {
      const { path, title } = PUBLIC_PAGES[name];
      const description = PAGE_DESCRIPTIONS[name];
      return { url: `${publicUrl}${path}`, title, description, changedAt: null };
    });
  // The first one is the page itself.
  const sectors = TRENDING_SECTORS.slice(1).map((sector) => ({
    url: `${publicUrl}${trendingPath(sector)}`,
    title: `${PUBLIC_PAGES.trending.title}: ${sector}`,
    description: `What buyers ask AI models about ${sector}.`,
    changedAt: null,
  }));
  const { searches } = await listTrending(request, { limit: RANKINGS });
  const rankings = searches.map((search) => ({
    url: publicUrl + sharedPath(search.kind, search.id),
    title: questionOf(search),
    description: leadersOf(search),
    changedAt: search.createdAt,
  }));
  const companies = countCompanies(searches)
    .slice(0, COMPANIES)
    .map(({ domain }) => ({ url: publicUrl + pagePath("company", { domain }), changedAt: null }));
  const { categories } = await listFilters(request);
  const lists = categories
    .filter(({ count }) => count > 0)
    .map(({ name }) => ({
      url: publicUrl + blogCategoryPath(name),
      title: `Blog: ${name}`,
      description: `Posts about ${name}.`,
      changedAt: null,
    }));
  const posts = (await listPostAddresses(request)).map(({ slug, updatedAt }) => ({
    url: publicUrl + blogPath(slug),
    changedAt: updatedAt,
  }));
  const newest = await listPosts(request, { ...NEWEST_POSTS, limit: POSTS });
  const newestPosts = newest.posts.map(({ slug, title, excerpt, publishedAt }) => ({
    url: publicUrl + blogPath(slug),
    title,
    description: excerpt,
    changedAt: publishedAt,
  }));
  return { pages: [...own, ...sectors, ...lists], posts, newestPosts, rankings, companies };
}

function questionOf({ prompt, prompt2 }: TrendingSearch): string {
  return prompt2 === null ? prompt : `${prompt} / ${prompt2}`;
}

/** Of a comparison, by its first question. */
function leadersOf({ top, columns, prompt2 }: TrendingSearch): string {
  const leaders = top.slice(0, 3).map((entry) => entry.name);
  const models = new Set(columns.map((column) => readColumn(column).modelId)).size;
  const asked = `${plural(models, "AI model")} asked`;
  if (leaders.length === 0) return asked;
  return `${leaders.join(", ")} first${prompt2 === null ? "" : " for the first question"}; ${asked}`;
}
