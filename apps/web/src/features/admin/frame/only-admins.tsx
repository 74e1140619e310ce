import { type MutationCache, type QueryCache, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import { type ReactNode, useCallback, useEffect } from "react";
import { errorCode } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { type User, updateUser, useSession, useSessionChanges } from "../../../lib/session/session.ts";

interface OnlyAdminsProps {
  readonly pending: ReactNode;
  readonly children: (admin: User) => ReactNode;
}

/** Sends others home, also an admin whose role was taken away while the panel is open: the next refused call tells. */
export function OnlyAdmins({ pending, children }: OnlyAdminsProps) {
  useSessionChanges();
  const { user } = useSession();
  const navigate = useNavigate();
  const isOther = user !== null && user.role !== "admin";
  useWhenForbidden();
  useEffect(() => {
    if (isOther) void navigate({ to: "/", replace: true });
  }, [isOther, navigate]);
  if (!user || isOther) return pending;
  return children(user);
}

function useWhenForbidden(): void {
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  const leave = useCallback(() => {
    updateUser(utils, { role: "user" });
    queryClient.removeQueries({ queryKey: getQueryKey(trpc.admin) });
  }, [utils, queryClient]);
  useEffect(() => {
    const caches: (QueryCache | MutationCache)[] = [
      queryClient.getQueryCache(),
      queryClient.getMutationCache(),
    ];
    const stops = caches.map((cache) =>
      cache.subscribe((event: { readonly type: string; readonly action?: { readonly type: string } }) => {
        const { type, action } = event;
        if (type !== "updated" || action?.type !== "error" || !("error" in action)) return;
        const code = errorCode(action.error);
        if (code === "FORBIDDEN") leave();
        // The operator requires it since; the frame asks for it.
        if (code === "SECOND_FACTOR_SETUP_REQUIRED") void utils.secondFactor.get.invalidate();
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient, leave, utils]);
}
