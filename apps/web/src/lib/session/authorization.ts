import { getToken } from "./token.ts";

/** Authorization header; empty for a guest. */
export function authorization(): Record<string, string> {
  const token = getToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}
