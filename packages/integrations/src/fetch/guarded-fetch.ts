import type { Readable } from "node:stream";
import { Agent, type Dispatcher, request } from "undici";
import {
  createGuardedAgent,
  type Dial,
  dialWithSockets,
  type Resolve,
  resolveWithSystem,
} from "./guarded-agent.ts";

export interface FetchLimits {
  /** For everything, redirects and body included. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

export interface Fetched {
  readonly body: Buffer;
}

/** GET without credentials. Throws on a refused address, a status other than 200, and past a limit. */
export type GuardedFetch = (url: string, limits: FetchLimits) => Promise<Fetched>;

/** An answer that is not what was asked for. */
export class BadAnswerError extends Error {
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.name = "BadAnswerError";
    this.status = status;
  }
}

export interface GuardedFetchOptions {
  /** The sandbox, while it is on: the one origin that may be private. Nothing is redirected there. */
  readonly sandboxOrigin: string | null;
  readonly resolve?: Resolve;
  readonly dial?: Dial;
}

export interface GuardedClient {
  readonly fetch: GuardedFetch;
  close(): Promise<void>;
}

const MAX_REDIRECTS = 2;
const HEADERS = { "user-agent": "Standings", accept: "*/*" };

/**
 * Fetches what others' addresses point at: over http(s) on their default ports, from public addresses only, also
 * after every redirect (2 at most).
 */
export function createGuardedClient({
  sandboxOrigin,
  resolve = resolveWithSystem,
  dial = dialWithSockets,
}: GuardedFetchOptions): GuardedClient {
  const guarded = createGuardedAgent(resolve, dial);
  const plain = new Agent();
  return {
    async fetch(address, { timeoutMs, maxBytes }) {
      const signal = AbortSignal.timeout(timeoutMs);
      const first = parseAddress(address);
      if (first.origin === sandboxOrigin) {
        return readAnswer(await get(first, plain, signal), maxBytes);
      }
      let url = first;
      for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
        checkAddress(url);
        const answer = await get(url, guarded, signal);
        const location = answer.statusCode >= 300 && answer.statusCode < 400 && answer.headers.location;
        if (typeof location !== "string") return readAnswer(answer, maxBytes);
        drop(answer.body);
        url = parseAddress(location, url);
      }
      throw new BadAnswerError(`More than ${MAX_REDIRECTS} redirects`);
    },
    async close() {
      await Promise.all([guarded.destroy(), plain.destroy()]);
    },
  };
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

function get(url: URL, dispatcher: Dispatcher, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
  // No connection is kept: answers come from ever different hosts.
  return request(url, { dispatcher, signal, headers: HEADERS, reset: true });
}

async function readAnswer(
  { statusCode, body }: { readonly statusCode: number; readonly body: Readable },
  maxBytes: number,
): Promise<Fetched> {
  try {
    if (statusCode !== 200) throw new BadAnswerError(`Answered ${statusCode}`, statusCode);
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const part of body) {
      const chunk: Buffer = part;
      size += chunk.length;
      if (size > maxBytes) throw new BadAnswerError(`More than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
    return { body: Buffer.concat(chunks) };
  } finally {
    drop(body);
  }
}

/** What has not been read is not waited for; that it was cut off is no error to tell anybody. */
function drop(body: Readable): void {
  body.on("error", () => {}).destroy();
}
