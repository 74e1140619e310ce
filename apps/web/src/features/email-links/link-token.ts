import { useEffect, useState } from "react";

/**
 * The token of a mailed link. It is removed from the address, so that history, referrers and shared screens never
 * show it. With a `key` the tab stores it, so that a reload keeps the form usable.
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
