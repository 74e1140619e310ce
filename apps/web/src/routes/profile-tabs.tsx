import { getRouteApi } from "@tanstack/react-router";
import { lazy } from "react";
import { ProfilePage } from "../features/profile/profile-page.tsx";
import type { User } from "../lib/session/session.ts";
import type { ProfileSearch, ProfileTab } from "./profile.tsx";

const route = getRouteApi("/profile");

const LOAD = {
  prompts: () => import("../features/history/history.tsx"),
  account: () => import("../features/account/account-tab.tsx"),
  transactions: () => import("../features/transactions/transactions-tab.tsx"),
};
const History = lazy(() => LOAD.prompts().then((module) => ({ default: module.History })));
const AccountTab = lazy(() => LOAD.account().then((module) => ({ default: module.AccountTab })));
const TransactionsTab = lazy(() =>
  LOAD.transactions().then((module) => ({ default: module.TransactionsTab })),
);

/** Loads a tab's code. */
export function loadTab(tab: ProfileTab): Promise<unknown> {
  return LOAD[tab]();
}

/** `/profile` with the tab of the address. */
export function ProfileTabs() {
  const search = route.useSearch();
  const { tab = "prompts", list = "payments" } = search;
  const navigate = route.useNavigate();
  const show = (search: ProfileSearch) => void navigate({ search, replace: true, resetScroll: false });
  const panels = {
    prompts: () => <History search={search} onSearch={show} />,
    account: (user: User) => <AccountTab user={user} />,
    transactions: () => (
      <TransactionsTab
        list={list}
        onList={(next) => show({ tab: "transactions", list: next === "payments" ? undefined : next })}
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
