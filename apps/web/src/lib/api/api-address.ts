import { renewSession } from "../session/renew-session.ts";
import { getToken } from "../session/token.ts";

export const TRPC_URL = "/trpc";

export function authorization(): Record<string, string> {
  const token = getToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/** A request with the session's token; repeated once with a new one when the token is refused. */
export async function fetchSignedIn(url: string | URL, init: RequestInit): Promise<Response> {
  const sent = getToken();
  const send = () => fetch(url, { ...init, headers: { ...headersOf(init), ...authorization() } });
  const response = await send();
  if (response.status !== 401 || sent === null || !(await renewSession(sent))) return response;
  return send();
}

function headersOf({ headers }: RequestInit): Record<string, string> {
  return Object.fromEntries(new Headers(headers));
}
