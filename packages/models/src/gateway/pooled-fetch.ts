import type { IncomingHttpHeaders } from "node:http";
import { type Agent, request } from "undici";
import { createTurns } from "./turns.ts";

/** Answers that come together are read in turn, and other requests get theirs between. */
const READ_AT_ONCE = 5;
const turn = createTurns(READ_AT_ONCE);

/**
 * A fetch for the SDK over one shared connection pool, which also limits the size of an answer. It reads answers whole and
 * hands on their text: a stream between socket and parser cost a third of a call.
 */
export function pooledFetch(agent: Agent): typeof fetch {
  return async (input, init = {}) => {
    const { statusCode, headers, body } = await request(String(input), {
      dispatcher: agent,
      method: init.method === "GET" ? "GET" : "POST",
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === "string" ? init.body : null,
      signal: init.signal ?? null,
    });
    const text = await body.text();
    await turn();
    return new WholeResponse(text, { status: statusCode, headers: toHeaders(headers) });
  };
}

function toHeaders(received: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(received).map(([name, value]) => [name, String(value)]));
}

/** A response whose text has come; it has no `body`, because the SDK streams nothing that is asked here. */
class WholeResponse extends Response {
  readonly #text: string;
  readonly #init: ResponseInit;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
    this.#init = init;
  }

  override readonly text = async (): Promise<string> => this.#text;
  override readonly json = async (): Promise<unknown> => JSON.parse(this.#text);
  override readonly clone = (): Response => new WholeResponse(this.#text, this.#init);
}
