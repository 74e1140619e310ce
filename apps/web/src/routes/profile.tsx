import { createRoute, useNavigate } from "@tanstack/react-router";
import { lazy } from "react";
import { PagePending } from "../components/shell/page-pending.tsx";
import { pageHead, SITE_NAME } from "../lib/meta.ts";
import type { User } from "../lib/session.ts";
import { rootRoute } from "./root.tsx";

const loadPage = () => import("../features/profile/profile-page.tsx");
const loadHistory = () => import("../features/history/history.tsx");
const loadAccount = () => import("../features/account/account-tab.tsx");
const ProfilePage = lazy(() => loadPage().then((module) => ({ default: module.ProfilePage })));
const History = lazy(() => loadHistory().then((module) => ({ default: module.History })));
const AccountTab = lazy(() => loadAccount().then((module) => ({ default: module.AccountTab })));

const PANELS = {
  prompts: () => <History />,
  account: (user: User) => <AccountTab user={user} />,
};

interface ProfileSearch {
  readonly tab?: string | undefined;
}

export const profileRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/profile",
  ssr: false,
  validateSearch: ({ tab }: Record<string, unknown>): ProfileSearch => ({
    tab: tab === "account" ? tab : undefined,
  }),
  loaderDeps: ({ search }) => ({ tab: search.tab }),
  // Pointing at a link brings the page's code.
  loader: ({ deps }) => {
    void loadPage();
    void (deps.tab === "account" ? loadAccount() : loadHistory());
  },
  head: ({ match }) =>
    pageHead({
      title: `${match.search.tab === "account" ? "Account" : "History"} · ${SITE_NAME}`,
      description: "Your searches and your account.",
      publicUrl: match.context.site.publicUrl,
      path: "/profile",
      index: false,
    }),
  component: Profile,
  pendingComponent: PagePending,
});

function Profile() {
  const { tab } = profileRoute.useSearch();
  const navigate = useNavigate();
  return (
    <ProfilePage
      tab={tab === "account" ? "account" : "prompts"}
      onTab={(next) =>
        void navigate({
          from: profileRoute.fullPath,
          search: { tab: next === "account" ? next : undefined },
          replace: true,
          resetScroll: false,
        })
      }
      panels={PANELS}
    />
  );
}
