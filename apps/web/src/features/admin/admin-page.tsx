import { useParams } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense } from "react";
import { Authenticated } from "../../components/session/authenticated.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { PagePending } from "../../components/ui/loading.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import type { AdminTab } from "./admin-tabs.ts";
import { AdminFrame } from "./frame/admin-frame.tsx";
import { AdminSecondFactor } from "./frame/admin-second-factor.tsx";
import { OnlyAdmins } from "./frame/only-admins.tsx";
import { ListSkeleton } from "./list/list-states.tsx";
import { ProofProvider } from "./proof/proof-provider.tsx";

const PANELS: Readonly<Record<AdminTab, ComponentType>> = {
  "": lazy(() => import("./dashboard/dashboard.tsx")),
  users: lazy(() => import("./users/users.tsx")),
  searches: lazy(() => import("./searches/searches.tsx")),
  "company-analysis": lazy(() => import("./analyses/analyses.tsx")),
  "company-sites": lazy(() => import("./companies/companies.tsx")),
  blog: lazy(() => import("./posts/posts.tsx")),
  "contact-forms": lazy(() => import("./contacts/contacts.tsx")),
  models: lazy(() => import("./models/models.tsx")),
  changes: lazy(() => import("./changes/changes.tsx")),
};

/** The admin panel (spec part 2 §2): guests sign in first, others go home. */
export function AdminPage() {
  const { tab = "" } = useParams({ from: "/admin/{-$tab}" });
  const Panel: ComponentType = tab in PANELS ? PANELS[tab as AdminTab] : UnknownTab;
  return (
    <Authenticated path={`/admin/${tab}`} pending={<PagePending />}>
      <OnlyAdmins pending={<PagePending />}>
        {(admin) => (
          <AdminSecondFactor user={admin} pending={<PagePending />}>
            <ProofProvider>
              <AdminFrame adminName={admin.name} tab={tab}>
                <Suspense key={tab} fallback={<ListSkeleton />}>
                  <Panel />
                </Suspense>
              </AdminFrame>
            </ProofProvider>
          </AdminSecondFactor>
        )}
      </OnlyAdmins>
    </Authenticated>
  );
}

/** An address below the panel that no tab has. */
function UnknownTab() {
  return (
    <Notice
      level={1}
      title="Page not found"
      actions={
        <ButtonLink to="/admin/{-$tab}" params={{ tab: undefined }} variant="primary">
          Open the dashboard
        </ButtonLink>
      }
    >
      The admin panel has no tab at this address.
    </Notice>
  );
}
