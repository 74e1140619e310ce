import { plural } from "@standings/domain";
import { Navigate } from "@tanstack/react-router";
import { LogOut, Wallet } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Late, Loading } from "../../components/ui/late.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { Tabs, tabPanelProps } from "../../components/ui/tabs.tsx";
import { initials } from "../../lib/format.ts";
import { type User, useSession } from "../../lib/session/session.ts";
import { useSignOut } from "../../lib/session/use-sign-out.ts";

type ProfileTab = "prompts" | "account" | "transactions";

interface ProfilePageProps {
  readonly tab: ProfileTab;
  readonly onTab: (tab: ProfileTab) => void;
  /** Each tab is a feature of its own. */
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
    <div className="wrap pt-6 sm:pt-10">
      {session.status === "signed-in" ? (
        <Profile user={session.user} {...props} />
      ) : session.status === "failed" ? (
        <Notice
          level={1}
          tone="bad"
          title="Your account could not be loaded"
          actions={
            <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
              Try Again
            </button>
          }
        />
      ) : (
        <LoadingInterface />
      )}
    </div>
  );
}

function LoadingInterface() {
  return (
    <Late>
      <Loading>Loading Interface...</Loading>
    </Late>
  );
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
          <h1
            className="truncate text-[24px] leading-[30px] font-strong tracking-[-0.02em] sm:text-2xl"
            title={user.name}
          >
            {user.name}
          </h1>
          <p className="truncate text-ink-3">{user.email}</p>
        </div>
      </div>
      <div className="flex gap-2">
        <span className="inline-flex h-10 items-center gap-[7px] rounded-full bg-hover px-3.5 font-medium">
          <Wallet className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {plural(user.credits, "credit")}
        </span>
        <button type="button" className="btn btn-secondary" onClick={signOut}>
          <LogOut className="size-4" strokeWidth={1.75} aria-hidden="true" />
          Sign Out
        </button>
      </div>
    </div>
  );
}
