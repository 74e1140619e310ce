/** The session's tokens, kept in localStorage under the documented keys (spec part 1 §3). */
import { useSyncExternalStore } from "react";

const TOKEN = "auth_token";
const REFRESH_TOKEN = "refresh_token";
/** Stays after sign-out: somebody in this browser has an account. */
const HAS_ACCOUNT = "has_account";
/** Runs in the head before first paint, so that members never see a guest's links. */
export const MEMBER_SCRIPT = `try{if(localStorage.getItem("${TOKEN}"))document.documentElement.dataset.member=""}catch{}`;

const listeners = new Set<() => void>();

export function getToken(): string | null {
  return read(TOKEN);
}

export function getRefreshToken(): string | null {
  return read(REFRESH_TOKEN);
}

export function storeTokens(token: string, refreshToken: string): void {
  // The session token is written last: another tab reacts to it and needs the complete pair.
  localStorage.setItem(REFRESH_TOKEN, refreshToken);
  localStorage.setItem(TOKEN, token);
  localStorage.setItem(HAS_ACCOUNT, "yes");
  notify();
}

/** True in a browser in which somebody has signed in before. */
export function hasSignedInBefore(): boolean {
  return read(HAS_ACCOUNT) !== null;
}

export function clearTokens(): void {
  localStorage.removeItem(REFRESH_TOKEN);
  localStorage.removeItem(TOKEN);
  notify();
}

/** Undefined on the server and during hydration. */
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

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Authorization header; empty for a guest. */
export function authorization(): Record<string, string> {
  const token = getToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}
