import type { Readable } from "node:stream";
import { Agent, type Dispatcher, request } from "undici";
import { atSandbox } from "./at-sandbox.ts";
import {
  createGuardedAgent,
  type Dial,
  dialWithSockets,
  type Resolve,
  resolveWithSystem,
} from "./guarded-agent.ts";
import { ACCEPTED_CODINGS, BadAnswerError, drop, readBody } from "./read-body.ts";
import { throughGateway, throwGatewayFailure } from "./site-gateway.ts";

export interface FetchLimits {
  /** Total time, redirects and body included, milliseconds. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

export interface Fetched {
  readonly body: Buffer;
}

/** GET without credentials. Throws on a refused address, a status other than 200, and past a limit. */
export type GuardedFetch = (url: string, limits: FetchLimits) => Promise<Fetched>;

export interface GetOptions extends FetchLimits {
  readonly userAgent: string;
  /** Ends the call before its own time is over. */
  readonly signal: AbortSignal;
  readonly maxRedirects: number;
  /** Called before a redirect is followed; throws to refuse it. */
  readonly checkRedirect: (url: URL) => Promise<void>;
}

export interface Answer {
  /** The address that answered, after redirects. */
  readonly url: URL;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Unpacked, and cut at the limit. */
  readonly body: Buffer;
  readonly isCut: boolean;
}

/** GET without credentials, whatever the status. Throws on a refused address and past the time limit. */
export type GuardedGet = (url: URL, options: GetOptions) => Promise<Answer>;

export interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Total time, milliseconds. */
  readonly timeoutMs: number;
}

/** POST without credentials; gives the status, whatever it is. Throws on a refused address and past the time limit. */
export type GuardedPost = (url: URL, options: PostOptions) => Promise<number>;

export interface GuardedFetchOptions {
  /** Origin of the running sandbox, the only one that may be private; redirects to it are refused. */
  readonly sandboxOrigin: string | null;
  /** Address of a gateway that asks for us (`throughGateway`); then `get` connects to nothing else. */
  readonly gateway?: string | null;
  readonly resolve?: Resolve;
  readonly dial?: Dial;
}

export interface GuardedClient {
  readonly fetch: GuardedFetch;
  readonly get: GuardedGet;
  /** Follows no redirect. */
  readonly post: GuardedPost;
  close(): Promise<void>;
}

const MAX_REDIRECTS = 2;
const HEADERS = { "user-agent": "Standings", accept: "*/*" };

interface Sending {
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
  readonly maxRedirects: number;
  readonly checkRedirect?: (url: URL) => Promise<void>;
}

type Send = (url: URL, sending: Sending) => Promise<Dispatcher.ResponseData>;

/**
 * Fetches untrusted addresses: http(s) on default ports, public addresses only, also after each redirect, of which
 * `fetch` follows two.
 */
export function createGuardedClient({
  sandboxOrigin,
  gateway = null,
  resolve = resolveWithSystem,
  dial = dialWithSockets,
}: GuardedFetchOptions): GuardedClient {
  const guarded = createGuardedAgent(resolve, dial);
  const plain = new Agent();
  const sendGuarded: Send = (url, sending) => send(url, guarded, sending);
  const sendToGateway = async (address: string, url: URL, sending: Sending) => {
    const answer = await send(throughGateway(address, url), plain, sending);
    throwGatewayFailure(answer);
    return answer;
  };
  return {
    async fetch(address, { timeoutMs, maxBytes }) {
      const first = parseAddress(address);
      const sending = {
        signal: AbortSignal.timeout(timeoutMs),
        headers: HEADERS,
        maxRedirects: MAX_REDIRECTS,
      };
      const own = atSandbox(first, sandboxOrigin);
      if (own) return readWhole(await send(own, plain, sending), maxBytes);
      const { answer } = await follow(first, sendGuarded, sending);
      return readWhole(answer, maxBytes);
    },
    async get(first, { timeoutMs, maxBytes, userAgent, signal, maxRedirects, checkRedirect }) {
      const sending = {
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        headers: { "user-agent": userAgent, accept: "*/*", "accept-encoding": ACCEPTED_CODINGS },
        maxRedirects,
        checkRedirect,
      };
      const sendIt: Send = gateway === null ? sendGuarded : (url, how) => sendToGateway(gateway, url, how);
      const { url, answer } = await follow(first, sendIt, sending);
      const { statusCode: status, headers } = answer;
      const coding = [headers["content-encoding"] ?? ""].flat().join();
      return { url, status, headers, ...(await readBody(answer.body, coding, maxBytes)) };
    },
    async post(url, { headers, body, timeoutMs }) {
      const own = atSandbox(url, sandboxOrigin);
      if (!own) checkAddress(url);
      const answer = await request(own ?? url, {
        method: "POST",
        headers: { ...HEADERS, ...headers },
        body,
        reset: true,
        dispatcher: own ? plain : guarded,
        signal: AbortSignal.timeout(timeoutMs),
      });
      drop(answer.body);
      return answer.statusCode;
    },
    async close() {
      await Promise.all([guarded.destroy(), plain.destroy()]);
    },
  };
}

/** Follows redirects; the body of the last answer is unread. */
async function follow(
  first: URL,
  sendIt: Send,
  sending: Sending,
): Promise<{ readonly url: URL; readonly answer: Dispatcher.ResponseData }> {
  checkAddress(first);
  let url = first;
  for (let hop = 0; hop <= sending.maxRedirects; hop += 1) {
    const answer = await sendIt(url, sending);
    const location = answer.statusCode >= 300 && answer.statusCode < 400 && answer.headers.location;
    if (typeof location !== "string") return { url, answer };
    drop(answer.body);
    url = parseAddress(location, url);
    checkAddress(url);
    await sending.checkRedirect?.(url);
  }
  throw new BadAnswerError(`More than ${sending.maxRedirects} redirects`);
}

function parseAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url) throw new BadAnswerError("Not an address");
  return url;
}

function checkAddress({ protocol, port, username, password }: URL): void {
  if (protocol !== "http:" && protocol !== "https:") throw new BadAnswerError("Neither http nor https");
  if (port !== "") throw new BadAnswerError("Not the default port");
  if (username !== "" || password !== "") throw new BadAnswerError("Credentials in an address");
}

function send(
  url: URL,
  dispatcher: Dispatcher,
  { signal, headers }: Sending,
): Promise<Dispatcher.ResponseData> {
  // Connections are not reused: hosts hardly repeat.
  return request(url, { dispatcher, signal, headers, reset: true });
}

async function readWhole(
  { statusCode, body }: { readonly statusCode: number; readonly body: Readable },
  maxBytes: number,
): Promise<Fetched> {
  try {
    if (statusCode !== 200) throw new BadAnswerError(`Answered ${statusCode}`, statusCode);
    const read = await readBody(body, "", maxBytes);
    if (read.isCut) throw new BadAnswerError(`More than ${maxBytes} bytes`);
    return { body: read.body };
  } finally {
    drop(body);
  }
}
