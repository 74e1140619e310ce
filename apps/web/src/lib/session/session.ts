import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { User } from "../api/api-types.ts";
import { type DataLayer, useData } from "../api/data.tsx";
import { isAuthenticationError } from "../api/errors.ts";
import { MY_DATA, meQuery } from "../api/queries.ts";
import { type BrowserEvents, useBrowserEvent } from "../browser-events.ts";
import { clearTokens, getToken, storeTokens, useToken } from "./token.ts";

export type { User };

export type Session =
  | { readonly status: "unknown" | "guest" | "failed"; readonly user: null }
  | { readonly status: "signed-in"; readonly user: User };

/** Who is here. "unknown" on the server, during hydration and until the current-user call resolves. */
export function useSession(): Session {
  const token = useToken();
  const me = useQuery({ ...meQuery(useData()), enabled: typeof token === "string" });
  if (token === undefined) return { status: "unknown", user: null };
  if (token === null) return { status: "guest", user: null };
  if (me.data) return { status: "signed-in", user: me.data };
  return { status: me.isError ? "failed" : "unknown", user: null };
}

/** Keeps the shown balance at what the server last said. */
export function useCreditUpdates(): void {
  const data = useData();
  const update = useCallback(
    ({ credits }: Partial<BrowserEvents["creditsUpdated"]>) => {
      if (credits !== undefined) updateUser(data, { credits });
    },
    [data],
  );
  useBrowserEvent("creditsUpdated", update);
}

/** Nobody sees what belonged to a session that ended, here or in another tab. */
export function useSessionChanges(): void {
  const data = useData();
  const token = useToken();
  useEffect(() => {
    if (token === null) data.queryClient.removeQueries({ queryKey: MY_DATA });
  }, [token, data]);
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === "auth_token" && newValue !== null) void askWhoIsHere(data);
    };
    window.addEventListener("storage", follow);
    return () => window.removeEventListener("storage", follow);
  }, [data]);
}

/** Another tab signed in or renewed the session: what is shown stays only when it is the same user's. */
async function askWhoIsHere(data: DataLayer): Promise<void> {
  const { queryKey } = meQuery(data);
  const before = data.queryClient.getQueryData(queryKey);
  const token = getToken();
  const user = await data
    .api()
    .then(({ auth }) => auth.me.query())
    .catch(() => null);
  if (getToken() !== token) return;
  if (user?.id !== before?.id) await data.queryClient.resetQueries({ queryKey: MY_DATA });
  if (user) data.queryClient.setQueryData(queryKey, user);
}

export function signIn(data: DataLayer, reply: { token: string; refreshToken: string; user: User }): void {
  data.queryClient.removeQueries({ queryKey: MY_DATA });
  storeTokens(reply.token, reply.refreshToken);
  data.queryClient.setQueryData(meQuery(data).queryKey, reply.user);
}

/** Signs out here even when the server can't be told. False when that failed for another reason than no session. */
export async function signOut(data: DataLayer): Promise<boolean> {
  const told = await data
    .api()
    .then(({ auth }) => auth.logout.mutate())
    .then(
      () => true,
      (error: unknown) => isAuthenticationError(error),
    );
  forgetSession(data);
  return told;
}

/** Signs out here only: the server has ended the session already. */
export function forgetSession(data: DataLayer): void {
  clearTokens();
  data.queryClient.removeQueries({ queryKey: MY_DATA });
}

export function updateUser(data: DataLayer, changed: Partial<User>): void {
  data.queryClient.setQueryData(meQuery(data).queryKey, (user) => (user ? { ...user, ...changed } : user));
}

export function currentUser(data: DataLayer): User | undefined {
  return data.queryClient.getQueryData(meQuery(data).queryKey);
}
