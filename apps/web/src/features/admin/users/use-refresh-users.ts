import { trpc } from "../../../lib/api/trpc.ts";

/** Reads users and what else shows them again. */
export function useRefreshUsers(): () => Promise<unknown> {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.admin.users.invalidate(),
      utils.admin.changes.invalidate(),
      utils.admin.dashboard.invalidate(),
    ]);
}
