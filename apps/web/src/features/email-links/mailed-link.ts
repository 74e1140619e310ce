import { useEffect, useState } from "react";
import { errorCode, errorText } from "../../lib/api/errors.ts";

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

interface LinkErrorTexts {
  /** For a reply without a message. */
  readonly failed: string;
  /** For a call without a reply. */
  readonly network: string;
}

export const VERIFICATION_TEXTS: LinkErrorTexts = {
  failed: "Email verification failed",
  network: "An error occurred during verification",
};

export function linkErrorText(error: unknown, { failed, network }: LinkErrorTexts): string {
  const code = errorCode(error);
  if (code === null) return network;
  return code === "REQUEST_FAILED" || code === "INVALID_INPUT" ? failed : errorText(error, failed);
}
