import { getToken } from "./token.ts";

/** The header that says who asks; none for a guest. */
export function authorization(): Record<string, string> {
  const token = getToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}
