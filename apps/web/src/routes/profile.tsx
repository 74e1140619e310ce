import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { PagePending } from "../components/shell/pages/page-pending.tsx";
import { pageHead, SITE_NAME } from "../lib/html/meta.ts";
import { validateProfileSearch } from "./profile-search.ts";
import { rootRoute } from "./root.tsx";

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
