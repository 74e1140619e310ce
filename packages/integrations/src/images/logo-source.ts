import type { GuardedFetch } from "../fetch/guarded-fetch.ts";
import { BadAnswerError } from "../fetch/read-body.ts";
import { NotAnImageError } from "./not-an-image.ts";

export type LogoAnswer =
  | { readonly kind: "image"; readonly provider: string; readonly image: Buffer }
  /** Every provider has answered, and none has a logo. */
  | { readonly kind: "none" }
  /** Some provider could not be asked; another time it may have one. */
  | { readonly kind: "failed" }
  /** Too many are waiting: nobody was asked. */
  | { readonly kind: "busy" };

/** Outside services that have logos of companies. */
export interface LogoSource {
  /** Asks the providers in their order. Never throws. */
  find(domain: string): Promise<LogoAnswer>;
}

export interface LogoSourceOptions {
  /** Addresses with `{domain}` in them, the best first. */
  readonly templates: readonly string[];
  readonly fetch: GuardedFetch;
  /** Draws what a provider sent anew; throws NotAnImageError. */
  readonly draw: (bytes: Buffer) => Promise<Buffer>;
  /** How long a provider may take. */
  readonly timeoutMs: number;
}

const MAX_BYTES = 256 * 1024;
const MAX_AT_ONCE = 6;
const MAX_WAITING = 60;

/**
 * Merges requests for the same domain, asks for 6 domains at once, and refuses requests beyond a queue of 60.
 */
export function createLogoSource(options: LogoSourceOptions): LogoSource {
  const flights = new Map<string, Promise<LogoAnswer>>();
  const waiting: (() => void)[] = [];
  let atOnce = 0;

  async function inTurn(domain: string): Promise<LogoAnswer> {
    if (atOnce >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else atOnce += 1;
    try {
      return await askInOrder(options, domain);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else atOnce -= 1;
    }
  }

  return {
    find(domain) {
      const flight = flights.get(domain);
      if (flight) return flight;
      if (waiting.length >= MAX_WAITING) return Promise.resolve({ kind: "busy" });
      const started = inTurn(domain).finally(() => flights.delete(domain));
      flights.set(domain, started);
      return started;
    },
  };
}

async function askInOrder(
  { templates, fetch, draw, timeoutMs }: LogoSourceOptions,
  domain: string,
): Promise<LogoAnswer> {
  let failed = false;
  for (const template of templates) {
    try {
      const url = template.replaceAll("{domain}", encodeURIComponent(domain));
      const { body } = await fetch(url, { timeoutMs, maxBytes: MAX_BYTES });
      return { kind: "image", provider: new URL(template).host, image: await draw(body) };
    } catch (error) {
      failed ||= !isNo(error);
    }
  }
  return { kind: failed ? "failed" : "none" };
}

/** The failure means "no logo": the provider says so, or sends something else. */
function isNo(error: unknown): boolean {
  if (error instanceof NotAnImageError) return true;
  if (!(error instanceof BadAnswerError)) return false;
  return error.status === null || (error.status >= 400 && error.status < 500 && error.status !== 429);
}
