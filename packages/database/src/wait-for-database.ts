import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { connectionSettings } from "./database.ts";
import { isOutage } from "./outage.ts";

/** Why this process cannot start, in words for whoever starts it. */
export class StartError extends Error {
  override readonly name = "StartError";
}

interface WaitOptions {
  readonly url: string;
  /** Longest wait; 0 means one try. */
  readonly seconds: number;
  /** Gets a sentence when the wait begins, and again every 10 s. */
  readonly say: (sentence: string) => void;
}

const TRY_EVERY_MS = 500;
const SAY_EVERY_MS = 10_000;

/**
 * Resolves once the database takes connections. Throws StartError when it does not within the time, and at once when waiting would
 * not help: a wrong password, an unknown database. No message holds the password.
 */
export async function waitForDatabase({ url, seconds, say }: WaitOptions): Promise<void> {
  const { host, pathname } = new URL(url);
  const name = `The database ${pathname.slice(1)} at ${host}`;
  const since = performance.now();
  let saidAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const error = await tryConnection(url);
    if (error === null) return;
    const reason = reasonOf(error);
    if (!isOutage(error)) throw new StartError(`${name} refuses this server: ${reason}`, { cause: error });
    const now = performance.now();
    if (now - since >= seconds * 1_000) {
      throw new StartError(`${name} did not answer within ${seconds} s: ${reason}`, { cause: error });
    }
    if (now - saidAt >= SAY_EVERY_MS) {
      say(`${name} does not answer yet: ${reason}. Waiting, ${seconds} s at most.`);
      saidAt = now;
    }
    await setTimeout(TRY_EVERY_MS);
  }
}

/** The error of a connection; null when there is none. */
async function tryConnection(url: string): Promise<unknown> {
  const client = new pg.Client(connectionSettings(url, "standings start"));
  client.on("error", () => {});
  try {
    await client.connect();
    await client.end();
    return null;
  } catch (error) {
    void client.end().catch(() => {});
    return error;
  }
}

/** A name with several addresses fails once for each. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(", ");
  return error instanceof Error ? error.message : String(error);
}
