import { createHash, randomBytes } from "node:crypto";
import { css, entry, font, pagePreloads, preloads } from "virtual:client-assets";
import type { AppRouter } from "@standings/api";
import { BUILT_IN_CATALOGUE, type CatalogueModel, ERRORS, makeCatalogue } from "@standings/domain";
import { createRequestHandler, RouterServer, renderRouterToString } from "@tanstack/react-router/ssr/server";
import { unstable_localLink } from "@trpc/client";
import type { inferRouterContext } from "@trpc/server";
import { createApi } from "./lib/api/create-api.ts";
import { errorCode } from "./lib/api/errors.ts";
import { watchErrors } from "./lib/api/links.ts";
import { catalogueTag } from "./lib/html/catalogue.tsx";
import type { Site } from "./lib/html/site.ts";
import { parseSearch, stringifySearch } from "./lib/search-params.ts";
import { createAppRouter } from "./router.tsx";

interface PageRendererOptions {
  readonly appRouter: AppRouter;
  /** Context of a signed-out visitor: pages are rendered without a token. */
  readonly createContext: () => inferRouterContext<AppRouter> | Promise<inferRouterContext<AppRouter>>;
  readonly site: Site;
  /** The models that pages name and offer. */
  readonly models: () => readonly CatalogueModel[];
}

export interface Page {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly html: string;
}

export interface PageRenderer {
  /** A page's address without what does not change it: query parameters that its route does not know are left out. */
  routeOf(url: string): string;
  /** The page of such an address; status 503 and no HTML while the database is away. */
  render(route: string): Promise<Page>;
}

/** Base of addresses that are paths. */
const BASE = "http://localhost";

const HEAD = [
  `<style>${css}</style>`,
  // In development the style sheet names it.
  font && `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
].join("");
const PRELOADS = preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join("");
const SCRIPT = `<script type="module" src="${entry}"></script>`;
/**
 * Starts the page's scripts after the first paint, so that reading does not wait for interactivity. A background tab
 * never paints and starts them immediately.
 */
const STARTER = [
  "{const{entry,chunks}=document.currentScript.dataset;",
  "const add=(tag,fields)=>document.head.append(Object.assign(document.createElement(tag),fields));",
  'const start=()=>{for(const href of chunks.split(" "))add("link",{rel:"modulepreload",href});add("script",{type:"module",src:entry})};',
  "document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}",
].join("");
const STARTER_HASH = sha256(STARTER);
const STYLE_HASH = sha256(css);

/** Renders pages as a signed-out visitor sees them; signed-in pages come as a shell and fill in the browser. */
export function createPageRenderer({
  appRouter,
  createContext,
  site,
  models,
}: PageRendererOptions): PageRenderer {
  const link = unstable_localLink({ router: appRouter, createContext: async () => createContext() });
  const matcher = createAppRouter({ api: createApi(link), site, catalogue: BUILT_IN_CATALOGUE });
  let catalogue = BUILT_IN_CATALOGUE;

  function routeOf(url: string): string {
    // Not a base: of `//host/path` the host would be taken for one.
    const { pathname, search } = new URL(`${BASE}${url}`);
    const [, , page] = matcher.getMatchedRoutes(pathname);
    const validate = page?.options.validateSearch;
    const known = typeof validate === "function" ? validate(parseSearch(search)) : {};
    return `${pathname}${stringifySearch(known)}`;
  }

  async function render(route: string): Promise<Page> {
    let isUnavailable = false;
    const watch = watchErrors((error) => {
      isUnavailable ||= AWAY.has(errorCode(error) ?? "");
    });
    const api = createApi(watch(link));
    const named = models();
    if (named !== catalogue.models) catalogue = makeCatalogue(named);
    const page = { api, site, catalogue };
    const scriptMark = randomBytes(12).toString("hex");
    try {
      const handle = createRequestHandler({
        request: new Request(`${BASE}${route}`),
        createRouter: () => withoutTimestamps(createAppRouter({ ...page, scriptMark })),
      });
      let pages: readonly string[] = [];
      const response = await handle(({ router, responseHeaders }) => {
        pages = router.stores.matches.get().flatMap(({ staticData }) => staticData.page ?? []);
        return renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> });
      });
      // Pages show a failed list as an empty one, which nobody should keep.
      if (isUnavailable) return { status: ERRORS.DATABASE_UNAVAILABLE.status, headers: {}, html: "" };
      return await toPage(response, { scriptMark, pages, catalogue: catalogueTag(named) });
    } finally {
      api.queryClient.clear();
    }
  }

  return { routeOf, render };
}

/** Removes load times from the dehydrated state: equal pages need equal HTML for their ETag. */
function withoutTimestamps<Router extends ReturnType<typeof createAppRouter>>(router: Router): Router {
  const load = router.load;
  router.load = async (options) => {
    await load(options);
    for (const match of router.stores.matches.get()) match.updatedAt = 0;
  };
  return router;
}

/** What could not be read now: its page is not for search engines to keep. */
const AWAY: ReadonlySet<string> = new Set(["DATABASE_UNAVAILABLE", "BUSY"]);

function starter(chunks: readonly string[]): string {
  return `<script data-entry="${entry}" data-chunks="${chunks.join(" ")}">${STARTER}</script>`;
}

interface PageParts {
  readonly scriptMark: string;
  readonly pages: readonly string[];
  /** Tag of the catalogue of models; empty where the browser has the same. */
  readonly catalogue: string;
}

async function toPage(response: Response, { scriptMark, pages, catalogue }: PageParts): Promise<Page> {
  const location = response.headers.get("location");
  if (location) return { status: response.status, headers: { location }, html: "" };
  const rendered = await response.text();
  if (response.status >= 500 || rendered.includes("<!--$!-->")) throw new Error("A page failed to render");
  const { html, hashes } = hashScripts(rendered, scriptMark);
  const own = pages.flatMap((page) => pagePreloads[page] ?? []);
  // Scripts start after the first paint on pages that are complete without them, and immediately on others.
  const isComplete = own.length > 0;
  const withAssets = html
    .replace("</head>", () => `${HEAD}${isComplete ? "" : PRELOADS}</head>`)
    .replace("</body>", () => `${catalogue}${isComplete ? starter([...preloads, ...own]) : SCRIPT}</body>`);
  return {
    status: response.status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": contentSecurityPolicy(hashes),
    },
    html: withAssets,
  };
}

/** Hashes the scripts that carry the mark of this rendering, which are ours, and removes the mark. */
function hashScripts(html: string, mark: string): { html: string; hashes: string[] } {
  const hashes: string[] = [];
  const pattern = new RegExp(`<script([^>]*?) nonce="${mark}"([^>]*)>([\\s\\S]*?)</script>`, "g");
  const stripped = html.replace(pattern, (_all, before: string, after: string, body: string) => {
    // JSON-LD is not executed and needs no hash.
    if (!(before + after).includes("application/ld+json")) hashes.push(sha256(body));
    return `<script${before}${after}>${body}</script>`;
  });
  const unmarked = stripped
    .replaceAll(` nonce="${mark}"`, "")
    .replace(`<meta property="csp-nonce" content="${mark}"/>`, "");
  return { html: unmarked, hashes };
}

function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${STARTER_HASH}' ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(" ")}`,
    `style-src 'self' 'sha256-${STYLE_HASH}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
