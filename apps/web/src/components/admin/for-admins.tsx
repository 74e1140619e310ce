import { lazy, type ReactNode, Suspense } from "react";
import { useSession } from "../../lib/session/session.ts";
import type { ModeratedPage } from "./admin-menu.tsx";

/** Lazy parts for admins alone: nobody else loads their code. */
export function ForAdmins({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (user?.role !== "admin") return null;
  return <Suspense fallback={null}>{children}</Suspense>;
}

const AdminMenu = lazy(() => import("./admin-menu.tsx").then((module) => ({ default: module.AdminMenu })));

/** What an admin can decide about on a page. */
export function AdminSlot({ page }: { page: ModeratedPage }) {
  return (
    <ForAdmins>
      <AdminMenu page={page} />
    </ForAdmins>
  );
}
