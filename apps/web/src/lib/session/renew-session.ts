/** Exchanges the single-use refresh token for a new pair, once for any number of refused calls and tabs. */
import { fetchInTime } from "../api/request-timeout.ts";
import { clearTokens, getRefreshToken, getToken, storeTokens } from "./token.ts";

interface Pair {
  readonly token: string;
  readonly refreshToken: string;
}

/** "refused" comes from the server; other failures do not end the session. */
export type Exchange = (refreshToken: string) => Promise<Pair | "refused">;

const LOCK = "standings-session";
/** Longest delay with which a browser shows one tab what another has stored. */
const STORAGE_MS = 30_000;
const LOOK_MS = 50;
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
  // Its new pair is on its way to this tab; the refresh token here has been used.
  if (await wasRenewed(refused)) {
    await changeOf(refused);
    return getToken() !== null && getToken() !== refused;
  }
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
  await noteRenewal(refused);
  return true;
}

/** Locks need a secure context; elsewhere the check of the stored token has to suffice. */
const locksOf = () => (typeof navigator === "undefined" ? undefined : navigator.locks);

function oneTabAtATime(task: () => Promise<boolean>): Promise<boolean> {
  const locks = locksOf();
  return locks ? locks.request(LOCK, task) : task();
}

/** A lock that says which token was renewed: all tabs see locks at once, and storage with a delay. */
const noteOf = (token: string) => `${LOCK} renewed ${token.slice(0, 12)}`;

function noteRenewal(token: string): Promise<void> {
  const locks = locksOf();
  if (!locks) return Promise.resolve();
  return new Promise((noted) => {
    const hold = () => {
      noted();
      return wait(STORAGE_MS);
    };
    void locks.request(noteOf(token), hold);
  });
}

async function wasRenewed(token: string): Promise<boolean> {
  const { held = [] } = (await locksOf()?.query()) ?? {};
  return held.some(({ name }) => name === noteOf(token));
}

/** Resolves when another token is stored, or when none has come. */
async function changeOf(token: string): Promise<void> {
  for (let waited = 0; getToken() === token && waited < STORAGE_MS; waited += LOOK_MS) await wait(LOOK_MS);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function askServer(refreshToken: string): Promise<Pair | "refused"> {
  const response = await fetchInTime("/api/auth/refresh", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ refreshToken }),
  });
  if (response.status === 401) return "refused";
  if (!response.ok) throw new Error(`The session could not be renewed: ${response.status}`);
  return (await response.json()) as Pair;
}
