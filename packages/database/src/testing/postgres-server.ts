import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, chmodSync, chownSync, cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findBinaries, findServiceAccount, type ServiceAccount } from "../embedded/binaries.ts";
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
export interface PostgresServer extends Stoppable {
  /** Another one that replays what this one writes; ended with it. This one is stopped while it is copied. */
  addStandby(): Promise<Stoppable>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

export interface Stoppable {
  /** Connection string of a database that is empty at first; the same after every start. */
  readonly url: string;
  /** Resolves once the database takes connections. */
  start(): Promise<void>;
  /** Resolves once its process has gone. */
  stop(mode: StopMode): Promise<void>;
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
  const common = { native, account, maxConnections, durable: true };
  const port = await freePort();
  const primary = createServer({ ...common, data, port });
  const standbys: Stoppable[] = [];
  await primary.start();
  await ensureDatabase(primary.url);
  return {
    ...primary,
    async addStandby() {
      const copy = join(folder, `standby-${standbys.length}`);
      await primary.stop("fast");
      copyAsStandby({ data, copy, port, account });
      const standby = createServer({ ...common, data: copy, port: await freePort() });
      standbys.push(standby);
      await primary.start();
      await standby.start();
      return standby;
    },
    async remove() {
      for (const server of [...standbys, primary]) await server.stop("immediate");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Server {
  readonly native: string;
  readonly account: ServiceAccount | undefined;
  readonly maxConnections: number;
  readonly durable: boolean;
  readonly data: string;
  readonly port: number;
}

function createServer(server: Server): Stoppable {
  const url = urlOf(server.port);
  let child: ChildProcess | undefined;
  return {
    url,
    /** After a kill, the backends of the one before may hold its memory for a moment: then this one ends at once. */
    async start() {
      for (let attempt = 1; attempt <= START_TRIES; attempt += 1) {
        const next = launchPostgres(server);
        child = next;
        const ended = once(next, "exit").then(() => false);
        if (await Promise.race([takesConnections(adminUrl(url)), ended])) return;
      }
      throw new Error("PostgreSQL did not start");
    },
    async stop(mode) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill(SIGNALS[mode]);
      await ended;
    },
  };
}

interface StandbyCopy {
  readonly data: string;
  readonly copy: string;
  readonly port: number;
  readonly account: ServiceAccount | undefined;
}

/** What `pg_basebackup -R` does, of a server that is stopped: the embedded PostgreSQL comes without that program. */
function copyAsStandby({ data, copy, port, account }: StandbyCopy): void {
  cpSync(data, copy, { recursive: true });
  chmodSync(copy, 0o700);
  writeFileSync(join(copy, "standby.signal"), "");
  const conninfo = `host=127.0.0.1 port=${port} user=postgres password=${PASSWORD}`;
  appendFileSync(join(copy, "postgresql.auto.conf"), `primary_conninfo = '${conninfo}'\n`);
  if (!account) return;
  const paths = readdirSync(copy, { recursive: true, encoding: "utf8" }).map((name) => join(copy, name));
  for (const path of [copy, ...paths]) chownSync(path, account.uid, account.gid);
}

function urlOf(port: number): string {
  return `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/${DATABASE}`;
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
