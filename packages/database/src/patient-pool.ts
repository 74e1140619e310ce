import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { type DatabaseOptions, poolSettings, surviveErrors } from "./database.ts";
import { isOutage } from "./outage.ts";

export interface PatientPoolOptions extends DatabaseOptions {
  /** Ends the patience, such as when the process stops. */
  readonly signal: AbortSignal;
  readonly waits?: PatienceWaits;
}

/** Milliseconds. */
interface PatienceWaits {
  /** Before the first further attempt; doubles up to `longest`, with jitter. */
  readonly first: number;
  readonly longest: number;
  /** How long to wait for a connection before failing. */
  readonly patience: number;
}

const WAITS: PatienceWaits = { first: 100, longest: 1_500, patience: 60_000 };

/**
 * A pool for work in the background, where nobody waits for an answer: who asks for a connection while the database is
 * away gets one when it is back. A request is told at once instead (`createPool`).
 */
export class PatientPool extends pg.Pool {
  readonly #signal: AbortSignal;
  readonly #waits: PatienceWaits;
  /** Everybody waits for the same moment. */
  #pause: Promise<void> | undefined;
  #pauseMs: number;

  constructor({ signal, waits = WAITS, ...options }: PatientPoolOptions) {
    super(poolSettings(options));
    surviveErrors(this, options.onPoolError);
    this.#signal = signal;
    this.#waits = waits;
    this.#pauseMs = waits.first;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (
      error: Error | undefined,
      client: pg.PoolClient | undefined,
      done: (release?: Error | boolean) => void,
    ) => void,
  ): void;
  override connect(callback?: Parameters<pg.Pool["connect"]>[0]): unknown {
    const connected = this.#connect();
    if (!callback) return connected;
    return connected.then(
      (client) => callback(undefined, client, (error) => client.release(error)),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }

  async #connect(): Promise<pg.PoolClient> {
    const until = performance.now() + this.#waits.patience;
    for (;;) {
      try {
        const client = await super.connect();
        this.#pauseMs = this.#waits.first;
        return client;
      } catch (error) {
        const isOver = this.#signal.aborted || performance.now() > until;
        if (isOver || !isOutage(error)) throw error;
      }
      this.#pause ??= this.#rest();
      await this.#pause;
    }
  }

  /** Resolves early when the patience ends. */
  async #rest(): Promise<void> {
    const ms = this.#pauseMs * (0.5 + Math.random() / 2);
    this.#pauseMs = Math.min(2 * this.#pauseMs, this.#waits.longest);
    await setTimeout(ms, undefined, { signal: this.#signal }).catch(() => {});
    this.#pause = undefined;
  }
}
