import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { PagePending } from "../components/ui/loading.tsx";
import { type HistorySearch, readHistorySearch } from "../features/history/filter.ts";
import { pageHead, SITE_NAME } from "../lib/html/meta.ts";
import { rootRoute } from "./root.tsx";

export type ProfileTab = "prompts" | "account" | "transactions";

/** The defaults (My Prompts, no filter, Payments) are left out of the address. */
export interface ProfileSearch extends HistorySearch {
  readonly tab?: Exclude<ProfileTab, "prompts"> | undefined;
  readonly list?: "invoices" | "credits" | undefined;
}

function validateProfileSearch(search: Record<string, unknown>): ProfileSearch {
  const { tab, list } = search;
  if (tab === "account") return { tab };
  if (tab === "transactions")
    return { tab, list: list === "invoices" || list === "credits" ? list : undefined };
  // Said, because the router keeps what nothing is said of.
  return { ...readHistorySearch(search), tab: undefined };
}

const loadTabs = () => import("./profile-tabs.tsx");

const TITLES = { prompts: "History", account: "Account", transactions: "Transactions" };

export const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/profile",
  ssr: false,
  validateSearch: validateProfileSearch,
  loaderDeps: ({ search }) => ({ tab: search.tab ?? ("prompts" as const) }),
  // Runs on hover of a link and preloads the page's code.
  loader: ({ deps }) => void loadTabs().then(({ loadTab }) => loadTab(deps.tab)),
  head: ({ match }) =>
    pageHead({
      title: `${TITLES[match.search.tab ?? "prompts"]} · ${SITE_NAME}`,
      description: "Your searches, your account and your payments.",
      publicUrl: match.context.site.publicUrl,
      path: "/profile",
      index: false,
    }),
  component: lazyRouteComponent(loadTabs, "ProfileTabs"),
  pendingComponent: PagePending,
});
