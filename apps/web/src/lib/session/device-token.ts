/** Random text by which the server knows a device again: strangers' wrong passwords can't keep it from signing in. */

const KEY = "device_token";

/** Made with the first sign-in on this device; undefined where storage is blocked. It outlives sign-outs. */
export function deviceToken(): string | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null) return kept;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    return undefined;
  }
}
