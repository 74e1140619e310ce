import { getToken } from "./token.ts";

export const TRPC_URL = "/trpc";

export function authorization(): Record<string, string> {
  const token = getToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}
