import { plural } from "@standings/domain";
import { Navigate } from "@tanstack/react-router";
import { LogOut, Wallet } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { LoadFailed } from "../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../components/ui/loading.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { Tabs, tabPanelProps } from "../../components/ui/tabs.tsx";
import { initials } from "../../lib/format.ts";
import { type User, useSession, useSignOut } from "../../lib/session/session.ts";

type ProfileTab = "prompts" | "account" | "transactions";

interface ProfilePageProps {
  readonly tab: ProfileTab;
  readonly onTab: (tab: ProfileTab) => void;
  /** Panels of the tabs, which belong to other features. */
  readonly panels: Record<ProfileTab, (user: User) => ReactNode>;
}

const TABS = [
  { id: "prompts", label: "My Prompts" },
  { id: "account", label: "Account" },
  { id: "transactions", label: "Transactions" },
] as const;

/** `/profile`, called History in the navigation. */
export function ProfilePage(props: ProfilePageProps) {
  const session = useSession();
  if (session.status === "guest") return <Navigate to="/" replace />;
  return (
    <PageFrame top="page">
      {session.status === "signed-in" ? (
        <Profile user={session.user} {...props} />
      ) : session.status === "failed" ? (
        <LoadFailed
          level={1}
          title="Your account could not be loaded"
          isMain
          onRetry={() => window.location.reload()}
        />
      ) : (
        <LoadingInterface />
      )}
    </PageFrame>
  );
}

function LoadingInterface() {
  return <DelayedLoading>Loading Interface...</DelayedLoading>;
}

function Profile({ user, tab, onTab, panels }: ProfilePageProps & { user: User }) {
  return (
    <>
      <ProfileHeader user={user} />
      <Tabs
        label="Profile"
        idPrefix="profile"
        items={TABS}
        selected={tab}
        onSelect={onTab}
        className="mt-6 max-sm:-mx-(--gutter) max-sm:px-(--gutter)"
      />
      <div {...tabPanelProps("profile", tab)}>
        <Suspense
          fallback={
            <div className="pt-8">
              <LoadingInterface />
            </div>
          }
        >
          {panels[tab](user)}
        </Suspense>
      </div>
    </>
  );
}

function ProfileHeader({ user }: { user: User }) {
  const signOut = useSignOut();
  return (
    <div className="grid items-center gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 items-center gap-4">
        <span
          className="grid size-14 flex-none place-items-center rounded-full bg-ink text-lg font-strong text-on-ink"
          aria-hidden="true"
        >
          {initials(user.name)}
        </span>
        <div className="min-w-0">
          <h1 className="-mb-1 truncate pb-1 text-page-title font-strong sm:text-2xl/7.5" title={user.name}>
            {user.name}
          </h1>
          <p className="truncate text-ink-3">{user.email}</p>
        </div>
      </div>
      <div className="flex gap-2">
        <span className="inline-flex h-10 items-center gap-1.75 rounded-full bg-hover px-3.5 font-medium">
          <Icon of={Wallet} />
          {plural(user.credits, "credit")}
        </span>
        <Button onClick={signOut}>
          <Icon of={LogOut} />
          Sign Out
        </Button>
      </div>
    </div>
  );
}
