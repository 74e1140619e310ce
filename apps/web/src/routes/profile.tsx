import { createRoute, useNavigate } from "@tanstack/react-router";
import { lazy } from "react";
import { PagePending } from "../components/shell/pages/page-pending.tsx";
import { type HistorySearch, readHistorySearch } from "../features/history/filter.ts";
import { pageHead, SITE_NAME } from "../lib/html/meta.ts";
import type { User } from "../lib/session/session.ts";
import { rootRoute } from "./root.tsx";

const loadPage = () => import("../features/profile/profile-page.tsx");
const LOAD = {
  prompts: () => import("../features/history/history.tsx"),
  account: () => import("../features/account/account-tab.tsx"),
  transactions: () => import("../features/transactions/transactions-tab.tsx"),
};
const ProfilePage = lazy(() => loadPage().then((module) => ({ default: module.ProfilePage })));
const History = lazy(() => LOAD.prompts().then((module) => ({ default: module.History })));
const AccountTab = lazy(() => LOAD.account().then((module) => ({ default: module.AccountTab })));
const TransactionsTab = lazy(() =>
  LOAD.transactions().then((module) => ({ default: module.TransactionsTab })),
);

const TITLES = { prompts: "History", account: "Account", transactions: "Transactions" };
type Tab = keyof typeof TITLES;

/** The defaults (My Prompts, no filter, Payments) are left out of the address. */
interface ProfileSearch extends HistorySearch {
  readonly tab?: Exclude<Tab, "prompts"> | undefined;
  readonly list?: "invoices" | undefined;
}

const validateSearch = (search: Record<string, unknown>): ProfileSearch => {
  const { tab, list } = search;
  if (tab === "account") return { tab };
  if (tab === "transactions") return { tab, list: list === "invoices" ? list : undefined };
  return readHistorySearch(search);
};

export const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/profile",
  ssr: false,
  validateSearch,
  loaderDeps: ({ search }) => ({ tab: search.tab ?? ("prompts" as const) }),
  // Runs on hover of a link and preloads the page's code.
  loader: ({ deps }) => {
    void loadPage();
    void LOAD[deps.tab]();
  },
  head: ({ match }) =>
    pageHead({
      title: `${TITLES[match.search.tab ?? "prompts"]} · ${SITE_NAME}`,
      description: "Your searches, your account and your payments.",
      publicUrl: match.context.site.publicUrl,
      path: "/profile",
      index: false,
    }),
  component: Profile,
  pendingComponent: PagePending,
});

function Profile() {
  const search = profileRoute.useSearch();
  const { tab = "prompts", list = "payments" } = search;
  const navigate = useNavigate({ from: profileRoute.fullPath });
  const show = (search: ProfileSearch) => void navigate({ search, replace: true, resetScroll: false });
  const panels = {
    prompts: () => <History search={search} onSearch={show} />,
    account: (user: User) => <AccountTab user={user} />,
    transactions: () => (
      <TransactionsTab
        list={list}
        onList={(next) => show({ tab: "transactions", list: next === "invoices" ? next : undefined })}
      />
    ),
  };
  return (
    <ProfilePage
      tab={tab}
      onTab={(next) => show({ tab: next === "prompts" ? undefined : next })}
      panels={panels}
    />
  );
}
