/** Path to open after sign-in. Only paths of this site are followed (spec part 1 §4). */
import { logInfo } from "../log.ts";

const KEY = "post_login_redirect";
const NOBODYS_ORIGIN = "http://standings.invalid";

export function storeReturnPath(path: string): void {
  sessionStorage.setItem(KEY, path);
}

export function takeReturnPath(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (path === null || isLocalPath(path)) return path;
  logInfo("Ignored a return address that is not a path of this site", path);
  return null;
}

export function peekReturnPath(): string | null {
  const path = sessionStorage.getItem(KEY);
  return path !== null && isLocalPath(path) ? path : null;
}

export function forgetReturnPath(): void {
  sessionStorage.removeItem(KEY);
}

export function isLocalPath(path: string): boolean {
  if (!path.startsWith("/") || path.startsWith("//") || path.includes("\\")) return false;
  try {
    const { origin, pathname } = new URL(path, NOBODYS_ORIGIN);
    // "/..//host" becomes "//host", which resolves to another site the second time.
    return origin === NOBODYS_ORIGIN && !pathname.startsWith("//");
  } catch {
    return false;
  }
}

/** The first question in a ranking or comparison path, for the sign-in dialog. */
export function questionInPath(path: string | null): string | null {
  return firstSegment(path, /^\/(?:company-ranking|expert-ranking|compare-prompts-result)\/([^/?#]+)/);
}

/** The domain in a company page's path. */
export function domainInPath(path: string | null): string | null {
  return firstSegment(path, /^\/company\/([^/?#]+)/);
}

function firstSegment(path: string | null, pattern: RegExp): string | null {
  const encoded = path ? pattern.exec(path)?.[1] : undefined;
  if (encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

/** Holds the page before a purchase, to which the buyer returns. */
const CHECKOUT_KEY = "checkout_return";
const ON_THE_WAY = /^\/(pricing|checkout)(\/|\?|#|$)/;

/** Records every page that this tab shows, except the pages of the purchase itself. */
export function rememberCheckoutReturn(path: string): void {
  if (ON_THE_WAY.test(path)) return;
  try {
    sessionStorage.setItem(CHECKOUT_KEY, path);
  } catch {
    // Without storage the purchase leads home.
  }
}

export function readCheckoutReturn(): string | null {
  const path = sessionStorage.getItem(CHECKOUT_KEY);
  return path !== null && isLocalPath(path) ? path : null;
}
