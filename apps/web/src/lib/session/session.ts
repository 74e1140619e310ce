import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo } from "react";
import type { User } from "../api/api-types.ts";
import { isAuthenticationError } from "../api/errors.ts";
import { type TrpcUtils, trpc } from "../api/trpc.ts";
import { type BrowserEvents, useBrowserEvent } from "../browser-events.ts";
import { notify } from "../notify.ts";
import { clearTokens, getToken, storeTokens, useToken } from "./token.ts";

export type { User };

export type Session =
  | { readonly status: "unknown" | "guest" | "failed"; readonly user: null }
  | { readonly status: "signed-in"; readonly user: User };

/** All queries except public ones. */
const VIEWERS_OWN: Parameters<QueryClient["removeQueries"]>[0] = {
  predicate: ({ meta }) => meta?.isPublic !== true,
};

/** The current session: "unknown" on the server, during hydration and until the current-user call resolves. */
export function useSession(): Session {
  const token = useToken();
  const me = trpc.auth.me.useQuery(undefined, { enabled: typeof token === "string" });
  if (token === undefined) return { status: "unknown", user: null };
  if (token === null) return { status: "guest", user: null };
  if (me.data) return { status: "signed-in", user: me.data };
  return { status: me.isError ? "failed" : "unknown", user: null };
}

/** Updates the shown balance on the `creditsUpdated` event. */
export function useCreditUpdates(): void {
  const utils = trpc.useUtils();
  const update = useCallback(
    ({ credits, held }: Partial<BrowserEvents["creditsUpdated"]>) => {
      if (credits !== undefined) updateUser(utils, { credits });
      if (held !== undefined) updateUser(utils, { creditsHeld: held });
    },
    [utils],
  );
  useBrowserEvent("creditsUpdated", update);
}

/** Removes a session's data when it ends, here or in another tab. */
export function useSessionChanges(): void {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const token = useToken();
  useEffect(() => {
    // As the script in the head does before the first paint.
    if (token !== undefined) document.documentElement.toggleAttribute("data-member", token !== null);
    if (token === null) queryClient.removeQueries(VIEWERS_OWN);
  }, [token, queryClient]);
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === "auth_token" && newValue !== null) void reloadUser(utils, queryClient);
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [utils, queryClient]);
}

/** Another tab signed in or renewed the session: shown data stays only if the user is the same. */
async function reloadUser(utils: TrpcUtils, queryClient: QueryClient): Promise<void> {
  const before = utils.auth.me.getData();
  const token = getToken();
  const user = await utils.client.auth.me.query().catch(() => null);
  if (getToken() !== token) return;
  if (user?.id !== before?.id) await queryClient.resetQueries(VIEWERS_OWN);
  if (user) utils.auth.me.setData(undefined, user);
}

/** Starts and ends the session in this browser. */
export function useSessionActions() {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  return useMemo(() => {
    /** Signs out in this browser only, after the server has ended the session. */
    const forget = () => {
      clearTokens();
      queryClient.removeQueries(VIEWERS_OWN);
    };
    return {
      forget,
      signIn({ token, refreshToken, user }: { token: string; refreshToken: string; user: User }): void {
        queryClient.removeQueries(VIEWERS_OWN);
        storeTokens(token, refreshToken);
        utils.auth.me.setData(undefined, user);
      },
      /** Signs out here in any case. False when the server's call failed, except for a missing session. */
      async signOut(): Promise<boolean> {
        const isSignedOut = await utils.client.auth.logout.mutate().then(() => true, isAuthenticationError);
        forget();
        return isSignedOut;
      },
    };
  }, [utils, queryClient]);
}

export function updateUser(utils: TrpcUtils, changed: Partial<User>): void {
  utils.auth.me.setData(undefined, (user) => (user ? { ...user, ...changed } : user));
}

/** Goes home signed out, even when the call fails (spec part 1 §4). Home first: other pages would ask to sign in again. */
export function useSignOut(): () => void {
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  return () => {
    void navigate({ to: "/" })
      .then(signOut)
      .then((isSignedOut) => {
        if (!isSignedOut) notify.error("Logout failed. Please try again.");
      });
  };
}
