import { LongConnection } from "./long-connection.ts";

/** Class of the locks of runners: any number that no other lock of ours has. */
export const RUNNER_LOCKS = 7_201_145;

/**
 * Says to all processes which runners of jobs live: each has a lock of one connection, which the database lets go when the process
 * dies, however it dies (`releaseDeadJobs`). Locks that a broken connection lost are taken again when it is back.
 */
export class RunnerLocks {
  readonly #runners = new Set<string>();
  readonly #connection: LongConnection;

  constructor(url: string) {
    this.#connection = new LongConnection({
      url,
      name: "standings runner",
      channels: [],
      onNotification: () => {},
      onReconnect: () =>
        void Promise.all([...this.#runners].map((runner) => this.#ask("try_advisory_lock", runner))),
    });
  }

  /** Rejects when the database is away. */
  open(): Promise<void> {
    return this.#connection.open();
  }

  async hold(runner: string): Promise<void> {
    this.#runners.add(runner);
    await this.#ask("try_advisory_lock", runner);
  }

  async letGo(runner: string): Promise<void> {
    this.#runners.delete(runner);
    await this.#ask("advisory_unlock", runner);
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  /** What a broken connection loses is made up for when it is back. */
  async #ask(verb: "try_advisory_lock" | "advisory_unlock", runner: string): Promise<void> {
    await this.#connection.client
      ?.query(`select pg_${verb}($1, hashtext($2))`, [RUNNER_LOCKS, runner])
      .catch(() => {});
  }
}
