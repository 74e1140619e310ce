import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AppRouter } from "@standings/api";
import { type FeaturedOn, PUBLIC_PAGES } from "@standings/domain";
import type { inferRouterContext } from "@trpc/server";
import { etagOf, matchesEtag } from "../http/etag.ts";

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
  /** `apps/web/dist`: holds `client/` (browser files) and `ssr/entry-server.js`. */
  readonly distDir: string;
}

export interface PageRequest {
  /** Path and query as asked for. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface PageResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly html: string;
}

export type RenderPage = (request: PageRequest) => Promise<PageResponse>;

/**
 * Answers GET requests for pages: complete HTML for public pages, the shell for signed-in ones, 404 for
 * unknown paths. Adds the content security policy and an ETag; an unchanged page is a 304 without a body.
 * Throws when a page can't be rendered, so that the caller logs it and answers 500.
 */
export async function createPageRenderer({ distDir, ...options }: RendererOptions): Promise<RenderPage> {
  const render = rememberPages(await loadRenderer(distDir, options));
  return async (request) => {
    const page = await render(request);
    if (page.status >= 300 && page.status < 400) return page;
    const etag = etagOf(page.html);
    const headers = { ...page.headers, etag, "cache-control": "no-cache", ...SECURITY_HEADERS };
    if (page.status === 200 && matchesEtag(request.headers["if-none-match"], etag)) {
      return { status: 304, headers, html: "" };
    }
    return { ...page, headers };
  };
}

const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
};

/** How long a page that is the same for everybody may lag behind what was saved since. */
const FRESH_MS = 5_000;
const KEPT_PATHS: ReadonlySet<string> = new Set(Object.values(PUBLIC_PAGES).map((page) => page.path));

/** Renders a public page once for all who ask within a few seconds: a render takes milliseconds, and a crowd asks for the same. */
function rememberPages(render: RenderPage): RenderPage {
  const kept = new Map<string, { readonly page: Promise<PageResponse>; readonly until: number }>();
  return (request) => {
    // Only addresses without a query are kept, so that queries cannot fill the memory.
    if (!KEPT_PATHS.has(request.url)) return render(request);
    const known = kept.get(request.url);
    if (known && known.until > Date.now()) return known.page;
    const page = render(request);
    page.catch(() => kept.delete(request.url));
    kept.set(request.url, { page, until: Date.now() + FRESH_MS });
    return page;
  };
}

async function loadRenderer(distDir: string, options: Omit<RendererOptions, "distDir">): Promise<RenderPage> {
  const file = pathToFileURL(join(distDir, "ssr/entry-server.js")).href;
  const module: { createPageRenderer: (options: Omit<RendererOptions, "distDir">) => RenderPage } =
    await import(file);
  return module.createPageRenderer(options);
}
