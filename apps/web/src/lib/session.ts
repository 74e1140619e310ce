import type { AppRouter } from "@standings/api";
import { useQuery } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { useCallback } from "react";
import { type BrowserEvents, useBrowserEvent } from "./browser-events.ts";
import { type DataLayer, useData } from "./data.tsx";
import { MY_DATA, meQuery } from "./queries.ts";
import { clearTokens, storeTokens, useToken } from "./token.ts";

export type User = inferRouterOutputs<AppRouter>["auth"]["me"];

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
      if (credits === undefined) return;
      data.queryClient.setQueryData(meQuery(data).queryKey, (user) => (user ? { ...user, credits } : user));
    },
    [data],
  );
  useBrowserEvent("creditsUpdated", update);
}

export function signIn(data: DataLayer, reply: { token: string; refreshToken: string; user: User }): void {
  data.queryClient.removeQueries({ queryKey: MY_DATA });
  storeTokens(reply.token, reply.refreshToken);
  data.queryClient.setQueryData(meQuery(data).queryKey, reply.user);
}

/** Signs out here even when the server can't be told. Resolves to whether it could. */
export async function signOut(data: DataLayer): Promise<boolean> {
  const told = await data
    .api()
    .then(({ auth }) => auth.logout.mutate())
    .then(
      () => true,
      () => false,
    );
  clearTokens();
  data.queryClient.removeQueries({ queryKey: MY_DATA });
  return told;
}
