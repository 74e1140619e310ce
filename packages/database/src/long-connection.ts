import pg from "pg";
import { connectionSettings } from "./database.ts";

export interface LongConnectionOptions {
  readonly url: string;
  /** What it is called in `pg_stat_activity`. */
  readonly name: string;
  /** Channels to listen to. */
  readonly channels: readonly string[];
  readonly onNotification: (channel: string, payload: string) => void;
  /** Called each time it is there again: what was signalled meanwhile is lost. */
  readonly onReconnect?: () => void;
  readonly waits?: Waits;
}

/** Milliseconds. */
export interface Waits {
  /** Before the first attempt to connect again; doubles up to `longest`, with jitter. */
  readonly first: number;
  readonly longest: number;
  /** Between two signs of life. */
  readonly heartbeat: number;
  /** How long a statement may take before the connection counts as dead. */
  readonly silence: number;
}

/** A database that is back is found within 2 s, and asked for about once a second by each process. */
export const WAITS: Waits = { first: 100, longest: 1_500, heartbeat: 10_000, silence: 5_000 };

/**
 * One connection that lives as long as its process: it listens, notices when it has died, also silently, and comes
 * back by itself. One attempt at a time, so an outage of any length costs one socket.
 */
export class LongConnection {
  readonly #options: LongConnectionOptions;
  readonly #waits: Waits;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #attempt: Promise<void> | undefined;
  #isClosed = false;

  constructor(options: LongConnectionOptions) {
    this.#options = options;
    this.#waits = options.waits ?? WAITS;
  }

  /** Connects for the first time. Rejects when that fails; from then on it comes back by itself. */
  async open(): Promise<void> {
    await this.#connect();
  }

  /** Undefined while it is away. */
  get client(): pg.Client | undefined {
    return this.#client;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#attempt;
    await this.#client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const { url, name, channels, onNotification } = this.#options;
    const client = new pg.Client({ ...connectionSettings(url, name), query_timeout: this.#waits.silence });
    client.on("error", () => {});
    client.on("notification", ({ channel, payload = "" }) => onNotification(channel, payload));
    try {
      await client.connect();
      for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      // Not waited for: an end that never comes would hold up the next attempt.
      void client.end().catch(() => {});
      throw error;
    }
    if (this.#isClosed) return client.end();
    this.#client = client;
    // Only now: an attempt that fails ends too, and has already been told by its error.
    client.once("end", () => this.#lose(client));
    this.#beatIn(client);
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#comeBackIn(this.#waits.first);
  }

  /** Jitter keeps many processes from coming back at once. */
  #comeBackIn(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(
      () => {
        this.#attempt = this.#connect().then(
          () => this.#options.onReconnect?.(),
          () => this.#comeBackIn(Math.min(2 * ms, this.#waits.longest)),
        );
      },
      ms * (0.5 + Math.random() / 2),
    );
  }

  /** A peer that vanished without a word never answers: the connection is given up, which its `end` tells. */
  #beatIn(client: pg.Client): void {
    const goOn = () => {
      if (this.#client === client && !this.#isClosed) this.#beatIn(client);
    };
    this.#timer = setTimeout(
      () => client.query("select").then(goOn, () => client.end()),
      this.#waits.heartbeat,
    );
  }
}
