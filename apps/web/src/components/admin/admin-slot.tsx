import { lazy, Suspense } from "react";
import { useSession } from "../../lib/session/session.ts";
import type { ModeratedPage } from "./admin-menu.tsx";

const AdminMenu = lazy(() => import("./admin-menu.tsx").then((module) => ({ default: module.AdminMenu })));

/** What an admin can decide about on a page; its code is loaded for admins alone. */
export function AdminSlot({ page }: { page: ModeratedPage }) {
  const { user } = useSession();
  if (user?.role !== "admin") return null;
  return (
    <Suspense fallback={null}>
      <AdminMenu page={page} />
    </Suspense>
  );
}
