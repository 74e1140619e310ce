/** Where to go after signing in. Only paths of this site are kept or followed (spec part 1 §4). */
const KEY = "post_login_redirect";

export function storeReturnPath(path: string): void {
  sessionStorage.setItem(KEY, path);
}

export function takeReturnPath(): string | null {
  const path = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return path !== null && isLocalPath(path) ? path : null;
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
    return new URL(path, "http://standings.invalid").host === "standings.invalid";
  } catch {
    return false;
  }
}

/** The question in a stored ranking path, to show it in the sign-in dialog. */
export function questionInPath(path: string | null): string | null {
  const encoded = path ? /^\/company-ranking\/([^/?#]+)/.exec(path)?.[1] : undefined;
  if (encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
