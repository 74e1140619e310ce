/** Page before a purchase, to which the buyer returns. */
import { isLocalPath } from "../session/return-path.ts";

const KEY = "checkout_return";
const ON_THE_WAY = /^\/(pricing|checkout)(\/|\?|#|$)/;

/** Records every page that this tab shows, except the pages of the purchase itself. */
export function rememberCheckoutReturn(path: string): void {
  if (ON_THE_WAY.test(path)) return;
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage the purchase leads home.
  }
}

export function readCheckoutReturn(): string | null {
  const path = sessionStorage.getItem(KEY);
  return path !== null && isLocalPath(path) ? path : null;
}
