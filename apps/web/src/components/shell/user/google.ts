/** Result of a Google sign-in: the provider's token in this tab's storage, or an error in the address. */

const TOKEN = "google_token";
const ERROR = "google_error";

/** Reads and removes the token that our callback page stored. */
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
