import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { findBinaries, findServiceAccount } from "../embedded/binaries.ts";
import { initCluster } from "../embedded/init-cluster.ts";
import { connectWhenReady, ensureDatabase, freePort, launchPostgres } from "../embedded/launch.ts";
import { newDataFolder } from "./new-data-folder.ts";

/** How a PostgreSQL is ended: by its own signals, or killed without a word. */
export type StopMode = "fast" | "immediate" | "kill";

const SIGNALS = { fast: "SIGINT", immediate: "SIGQUIT", kill: "SIGKILL" } as const;

export interface PostgresServerOptions {
  readonly maxConnections?: number;
}

/** A real, durable PostgreSQL that nobody restarts, so that a test can stop it in any way for as long as it likes. */
export interface PostgresServer {
  /** Connection string of an empty database; the same after every start. */
  readonly url: string;
  /** Resolves once the database takes connections. */
  start(): Promise<void>;
  /** Resolves once its process has gone. */
  stop(mode: StopMode): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

const DATABASE = "standings";
const START_TRIES = 50;
const PASSWORD = "of-a-test";

/** Makes a cluster of its own and starts it. */
export async function startPostgresServer({
  maxConnections = 100,
}: PostgresServerOptions = {}): Promise<PostgresServer> {
  const account = findServiceAccount();
  const native = findBinaries(account);
  const folder = newDataFolder("faults");
  const data = join(folder, "data");
  initCluster({ native, data, passwordFile: join(folder, "password"), password: PASSWORD, account });
  const port = await freePort();
  const url = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${DATABASE}`;
  let child: ChildProcess | undefined;

  /** After a kill, the backends of the one before may hold its memory for a moment: then this one ends at once. */
  async function start(): Promise<void> {
    for (let attempt = 1; attempt <= START_TRIES; attempt += 1) {
      const next = launchPostgres({ native, data, port, durable: true, account, maxConnections });
      child = next;
      const ended = once(next, "exit").then(() => false);
      if (await Promise.race([takesConnections(adminUrl(url)), ended])) return;
    }
    throw new Error("PostgreSQL did not start");
  }

  async function stop(mode: StopMode): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(SIGNALS[mode]);
    await ended;
  }

  await start();
  await ensureDatabase(url);
  return {
    url,
    start,
    stop,
    async remove() {
      await stop("immediate");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** False when it never did. */
function takesConnections(url: string): Promise<boolean> {
  return connectWhenReady(url).then(
    (client) => client.end().then(() => true),
    () => false,
  );
}

function adminUrl(url: string): string {
  return Object.assign(new URL(url), { pathname: "/postgres" }).href;
}
