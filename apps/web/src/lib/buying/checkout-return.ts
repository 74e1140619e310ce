/** Where the buyer was before the purchase, so that it can lead back there. */
import { isLocalPath } from "../session/return-path.ts";

const KEY = "checkout_return";
const ON_THE_WAY = /^\/(pricing|checkout)(\/|\?|#|$)/;

/** Called with every page this tab shows; those of the purchase itself are no place to go back to. */
export function notePlace(path: string): void {
  if (ON_THE_WAY.test(path)) return;
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage the purchase leads home.
  }
}

export function readPlace(): string | null {
  const path = sessionStorage.getItem(KEY);
  return path !== null && isLocalPath(path) ? path : null;
}
