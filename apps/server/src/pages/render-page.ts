import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AppRouter } from "@standings/api";
import type { CatalogueModel, FeaturedOn } from "@standings/domain";
import type { inferRouterContext } from "@trpc/server";
import { etagOf, matchesEtag } from "../http/headers.ts";
import { type Admit, CACHE_BOUNDS, cachePages, UNAVAILABLE } from "./cache-pages.ts";
import { UNAVAILABLE_PAGE } from "./plain-page.ts";

/** What the server build of the web app is given. */
export interface RendererOptions {
  readonly appRouter: AppRouter;
  /** Context of a signed-out visitor; public pages are always rendered as one. */
  readonly createContext: () => inferRouterContext<AppRouter> | Promise<inferRouterContext<AppRouter>>;
  readonly site: {
    /** Address of the site from outside. */
    readonly publicUrl: string;
    /** `/logos/{domain}` has more than the marks that the pages know themselves. */
    readonly hasLogoProviders: boolean;
    readonly signupCredits: number;
    readonly featuredOn: FeaturedOn | null;
  };
  /** The models that pages name and offer; another list when they have changed. */
  readonly models: () => readonly CatalogueModel[];
}

interface PageOptions extends RendererOptions {
  /** `apps/web/dist`: holds `client/` (browser files) and `ssr/entry-server.js`. */
  readonly distDir: string;
  /** How long a page may lag behind what was saved since. */
  readonly freshMs: number;
}

interface PageRequest {
  /** Path and query as asked for. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
}

/** `admit` is called when the page is not at hand and has to be rendered. */
export type RenderPage = (request: PageRequest, admit: Admit) => Promise<PageResponse>;

/** What the server build of the web app exports (apps/web/src/entry-server.tsx). */
export interface PageRenderer {
  /** The page's address without what does not change it. */
  routeOf(url: string): string;
  render(route: string): Promise<PageResponse>;
}

/** Seconds; a database that is back is found within two. */
const RETRY_AFTER = 5;
const UNAVAILABLE_RESPONSE: PageResponse = {
  status: UNAVAILABLE,
  headers: { ...UNAVAILABLE_PAGE.headers, "retry-after": String(RETRY_AFTER) },
  html: UNAVAILABLE_PAGE.html,
};

/**
 * Answers GET requests for pages: complete HTML for public pages, the shell for signed-in ones, 404 for
 * unknown paths. Adds the content security policy and an ETag; an unchanged page is a 304 without a body. While the
 * database is away, a page that was not kept is a plain 503. Rejects
 * with PagesBusyError, with what `admit` rejects with, and when a page can't be rendered.
 */
export async function createPageRenderer({ distDir, freshMs, ...options }: PageOptions): Promise<RenderPage> {
  const { routeOf, render } = await loadRenderer(distDir, options);
  const pageOf = cachePages(
    async (route) => {
      const page = await render(route);
      return { ...page, etag: etagOf(page.html) };
    },
    { ...CACHE_BOUNDS, freshMs },
    options.models,
  );
  return async ({ url, headers: asked }, admit) => {
    const { etag, ...page } = await pageOf(routeOf(url), admit);
    if (page.status >= 300 && page.status < 400) return page;
    if (page.status === UNAVAILABLE) return UNAVAILABLE_RESPONSE;
    const headers = { ...page.headers, etag, "cache-control": "no-cache" };
    if (page.status === 200 && matchesEtag(asked["if-none-match"], etag)) {
      return { status: 304, headers, html: "" };
    }
    return { ...page, headers };
  };
}

async function loadRenderer(distDir: string, options: RendererOptions): Promise<PageRenderer> {
  const file = pathToFileURL(join(distDir, "ssr/entry-server.js")).href;
  const module: { createPageRenderer: (options: RendererOptions) => PageRenderer } = await import(file);
  return module.createPageRenderer(options);
}
