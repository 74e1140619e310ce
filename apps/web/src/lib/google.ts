/** Google sign-in by page navigation: there with the wish stored, back with the provider's token in this tab. */
import { withoutMarketing } from "./marketing.ts";
import { peekReturnPath, storeReturnPath } from "./return-path.ts";

const START = "/api/auth/google/start";
const TOKEN = "google_token";
const ERROR = "google_error";
const NO_RETURN = /^\/(verify-email|reset-password)?$/;

export function startGoogleSignIn(): void {
  const { pathname, search } = window.location;
  if (peekReturnPath() === null && !NO_RETURN.test(pathname)) {
    storeReturnPath(withoutMarketing(`${pathname}${search}`));
  }
  window.location.assign(START);
}

/** The token our callback page left, once. */
export function takeGoogleToken(): string | null {
  try {
    const token = sessionStorage.getItem(TOKEN);
    sessionStorage.removeItem(TOKEN);
    return token;
  } catch {
    return null;
  }
}

export function hasGoogleReturn(): boolean {
  try {
    return sessionStorage.getItem(TOKEN) !== null || hasGoogleError(window.location.search);
  } catch {
    return false;
  }
}

export function hasGoogleError(search: string): boolean {
  return new URLSearchParams(search).has(ERROR);
}

export function withoutGoogleError(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(ERROR);
  return params.size > 0 ? `?${params}` : "";
}
