import { useSession } from "../../../lib/session/session.ts";

/** Key of the viewer's own company in rankings; null without one. */
export function useOwnKey(): string | null {
  return useSession().user?.company?.domain ?? null;
}
