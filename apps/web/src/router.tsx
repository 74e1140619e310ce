import type { ModelCatalogue } from "@standings/domain";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { PageError } from "./components/shell/pages/page-error.tsx";
import type { Api } from "./lib/api/create-api.ts";
import { trpc } from "./lib/api/trpc.ts";
import { CatalogueProvider } from "./lib/html/catalogue.tsx";
import { withHtml, withoutHtml } from "./lib/html/html-once.ts";
import type { Site } from "./lib/html/site.ts";
import { parseSearch, stringifySearch } from "./lib/search-params.ts";
import { routeTree } from "./routes/tree.ts";

interface RouterOptions {
  readonly api: Api;
  readonly site: Site;
  readonly catalogue: ModelCatalogue;
  /** Server only: mark of inline scripts until they are hashed. */
  readonly scriptMark?: string;
}

interface Dehydrated {
  readonly site: Site;
  readonly queries: readonly { readonly key: readonly unknown[]; readonly data: unknown }[];
}

/** Router of both sides. The server dehydrates query data without timestamps, because equal pages need equal ETags. */
export function createAppRouter({ api, site, catalogue, scriptMark }: RouterOptions) {
  const { queryClient, client, utils } = api;
  const context = { utils, site };
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    scrollRestoration: import.meta.env.SSR || afterFirstScroll(),
    // Inside the shell: the run's page stays one step back.
    defaultErrorComponent: PageError,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    ...(scriptMark ? { ssr: { nonce: scriptMark } } : {}),
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <CatalogueProvider value={catalogue}>{children}</CatalogueProvider>
        </QueryClientProvider>
      </trpc.Provider>
    ),
    dehydrate: () => ({ site, queries: dehydrateQueries(queryClient) }) as never,
    hydrate: (dehydrated: Dehydrated) => {
      Object.assign(context.site, dehydrated.site);
      for (const { key, data: value } of dehydrated.queries) {
        queryClient.setQueryData(key, withHtml(value), { updatedAt: Date.now() });
      }
    },
  });
}

/** Keeps the position of a visitor who scrolled before the scripts ran; later navigation restores scroll as usual. */
function afterFirstScroll(): () => boolean {
  let isFirst = true;
  return () => {
    const stays = isFirst && window.scrollY > 0;
    isFirst = false;
    return !stays;
  };
}

function dehydrateQueries(queryClient: QueryClient) {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === "success")
    .map((query) => ({ key: query.queryKey, data: withoutHtml(query.state.data) }));
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Name of the page's chunk in the bundle report; server HTML preloads it. */
    page?: string;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
