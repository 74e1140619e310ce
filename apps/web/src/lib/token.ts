/** The session token, kept in localStorage under the documented key (spec part 1 §3). */
import { useSyncExternalStore } from "react";

const TOKEN = "auth_token";
const REFRESH_TOKEN = "refresh_token";
const listeners = new Set<() => void>();

export function getToken(): string | null {
  try {
    return localStorage.getItem(TOKEN);
  } catch {
    return null;
  }
}

export function storeTokens(token: string, refreshToken: string): void {
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(REFRESH_TOKEN, refreshToken);
  notify();
}

export function clearTokens(): void {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(REFRESH_TOKEN);
  notify();
}

/** Undefined while it can't be known yet: on the server and during hydration. */
export function useToken(): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(subscribe, getToken, () => undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
