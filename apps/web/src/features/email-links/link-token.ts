import { useEffect, useState } from "react";

/**
 * The token of a mailed link, taken out of the address before anything else can see it: history, referrer, a
 * shared screen. With a `key` the tab keeps it, so that a reload in mid-form loses nothing.
 */
export function useLinkToken(key?: string): string | null {
  const [token] = useState(
    () => tokenIn(window.location.search) ?? (key ? sessionStorage.getItem(key) : null),
  );
  useEffect(() => {
    if (key && token !== null) sessionStorage.setItem(key, token);
    const url = new URL(window.location.href);
    if (!url.searchParams.has("token")) return;
    url.searchParams.delete("token");
    window.history.replaceState(window.history.state, "", `${url.pathname}${url.search}${url.hash}`);
  }, [key, token]);
  return token;
}

export function tokenIn(search: string): string | null {
  return new URLSearchParams(search).get("token") || null;
}
