/** Exchanges the single-use refresh token for a new pair, once for any number of refused calls and tabs. */
import { clearTokens, getRefreshToken, getToken, storeTokens } from "./token.ts";

interface Pair {
  readonly token: string;
  readonly refreshToken: string;
}

/** "refused" comes from the server; other failures do not end the session. */
export type Exchange = (refreshToken: string) => Promise<Pair | "refused">;

const LOCK = "standings-session";
/** Browsers share storage between processes with a delay: the next tab must see what this one stored. */
const STORAGE_MS = 300;
let running: Promise<boolean> | null = null;

/**
 * Sends a request with the session's token, and once more with a new token after a refusal. The only place that does
 * so, for tRPC and for downloads.
 */
export async function sendSignedIn<Reply>(
  send: () => Promise<Reply>,
  isRefused: (reply: Reply) => boolean,
): Promise<Reply> {
  const sent = getToken();
  const reply = await send();
  if (sent === null || !isRefused(reply) || !(await renewSession(sent))) return reply;
  return send();
}

/** True when a newer token is available to repeat the call. */
export function renewSession(refused: string, exchange: Exchange = askServer): Promise<boolean> {
  running ??= oneTabAtATime(() => renew(refused, exchange)).finally(() => {
    running = null;
  });
  return running;
}

async function renew(refused: string, exchange: Exchange): Promise<boolean> {
  if (getToken() !== refused) return getToken() !== null;
  const refreshToken = getRefreshToken();
  const reply = refreshToken === null ? "refused" : await exchange(refreshToken).catch(() => null);
  // A sign-in or sign-out in the meantime wins.
  if (getToken() !== refused) return getToken() !== null;
  if (reply === null) return false;
  if (reply === "refused") {
    clearTokens();
    return false;
  }
  storeTokens(reply.token, reply.refreshToken);
  return true;
}

/** Locks need a secure context; elsewhere the check of the stored token has to suffice. */
function oneTabAtATime(task: () => Promise<boolean>): Promise<boolean> {
  const locks = typeof navigator === "undefined" ? undefined : navigator.locks;
  if (!locks) return task();
  return new Promise((resolve, reject) => {
    const run = async () => {
      resolve(await task());
      await new Promise((wait) => setTimeout(wait, STORAGE_MS));
    };
    locks.request(LOCK, run).catch(reject);
  });
}

async function askServer(refreshToken: string): Promise<Pair | "refused"> {
  const response = await fetch("/api/auth/refresh", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ refreshToken }),
  });
  if (response.status === 401) return "refused";
  if (!response.ok) throw new Error(`The session could not be renewed: ${response.status}`);
  return (await response.json()) as Pair;
}
