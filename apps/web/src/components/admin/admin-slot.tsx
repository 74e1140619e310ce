import { lazy } from "react";
import type { ModeratedPage } from "./admin-menu.tsx";
import { ForAdmins } from "./for-admins.tsx";

const AdminMenu = lazy(() => import("./admin-menu.tsx").then((module) => ({ default: module.AdminMenu })));

/** What an admin can decide about on a page. */
export function AdminSlot({ page }: { page: ModeratedPage }) {
  return (
    <ForAdmins>
      <AdminMenu page={page} />
    </ForAdmins>
  );
}
