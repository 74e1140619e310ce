import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import type { Api } from "./lib/api/create-api.ts";
import { trpc } from "./lib/api/trpc.ts";
import type { Site } from "./lib/html/site.ts";
import { parseSearch, stringifySearch } from "./routes/search-params.ts";
import { routeTree } from "./routes/tree.ts";

interface RouterOptions {
  readonly api: Api;
  readonly site: Site;
  /** Server only: the mark its inline scripts carry until they are hashed. */
  readonly scriptMark?: string;
}

interface Dehydrated {
  readonly site: Site;
  readonly queries: readonly { readonly key: readonly unknown[]; readonly data: unknown }[];
}

/** The same router on both sides; the server hands its query data over without timestamps (equal pages, equal ETag). */
export function createAppRouter({ api, site, scriptMark }: RouterOptions) {
  const { queryClient, client, utils } = api;
  const context = { utils, site };
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    scrollRestoration: import.meta.env.SSR || afterFirstScroll(),
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    ...(scriptMark ? { ssr: { nonce: scriptMark } } : {}),
    Wrap: ({ children }) => (
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </trpc.Provider>
    ),
    dehydrate: () => ({ site, queries: dehydrateQueries(queryClient) }) as never,
    hydrate: (dehydrated: Dehydrated) => {
      Object.assign(context.site, dehydrated.site);
      for (const { key, data: value } of dehydrated.queries) {
        queryClient.setQueryData(key, value, { updatedAt: Date.now() });
      }
    },
  });
}

/** Whoever has scrolled before the scripts came stays there; after that every page begins where it should. */
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
    .map((query) => ({ key: query.queryKey, data: query.state.data }));
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** The page's own code, as the bundle report names it: server HTML begins to fetch it at once. */
    page?: string;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
