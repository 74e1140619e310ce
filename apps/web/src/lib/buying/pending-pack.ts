/** Pack chosen by a guest, kept during sign-in and sign-up, also across a mailed link in another tab. */
import { type CreditPack, findPack } from "@standings/domain";

const KEY = "pending_pack";
const KEPT_MS = 30 * 60 * 1000;

export function storePendingPack(id: CreditPack["id"], now = Date.now()): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ id, at: now }));
  } catch {
    // Without storage the guest chooses again after signing in.
  }
}

export function peekPendingPack(now = Date.now()): CreditPack | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const { id, at } = value as Record<string, unknown>;
    if (typeof id !== "string" || typeof at !== "number") return null;
    return at <= now && now - at < KEPT_MS ? (findPack(id) ?? null) : null;
  } catch {
    return null;
  }
}

/** Reads and removes the stored pack. */
export function takePendingPack(): CreditPack | null {
  const pack = peekPendingPack();
  forgetPendingPack();
  return pack;
}

export function forgetPendingPack(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is no pack to forget.
  }
}
