import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import pg from "pg";
import {
  findBinaries,
  findServiceAccount,
  isReachable,
  type ServiceAccount,
  sharedFolder,
} from "./binaries.ts";
import { lockFolder } from "./lock-folder.ts";

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster; made when missing. */
  readonly folder: string;
  /** False: faster and not crash-safe, for tests. */
  readonly durable?: boolean;
  /** Undefined means a free port. */
  readonly port?: number;
}

export interface EmbeddedPostgres {
  /** Connection string of the `standings` database. */
  readonly url: string;
  stop(): Promise<void>;
}

const DATABASE = "standings";
const START_TRIES = 200;

/**
 * Starts the PostgreSQL that came from npm on 127.0.0.1. It stops when this process ends,
 * however it ends, and is started again when it dies by itself. Throws when the folder is in use.
 */
export async function startEmbeddedPostgres({
  folder,
  durable = true,
  port: chosenPort,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const account = findServiceAccount();
  const native = findBinaries(account);
  const home = account ? reachableHome(resolve(folder)) : resolve(folder);
  mkdirSync(home, { recursive: true });
  const unlock = await lockFolder(home);
  const data = join(home, "data");
  const password = ensureCluster({ native, home, data, account });
  const port = chosenPort ?? (await freePort());
  const server = supervise(() => launch({ native, data, port, durable, account }));
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/${DATABASE}`;
  try {
    await ensureDatabase(url);
  } catch (error) {
    await server.stop();
    unlock();
    throw error;
  }
  return {
    url,
    async stop() {
      await server.stop();
      unlock();
    },
  };
}

/** A private folder (0700 parents) cannot be entered by the database account: a shared one stands in for it. */
function reachableHome(folder: string): string {
  mkdirSync(folder, { recursive: true });
  if (isReachable(folder)) return folder;
  const pointer = join(folder, "location");
  if (!existsSync(pointer)) writeFileSync(pointer, sharedFolder(`data-${randomBytes(8).toString("hex")}`));
  return readFileSync(pointer, "utf8");
}

interface Cluster {
  readonly native: string;
  readonly home: string;
  readonly data: string;
  readonly account: ServiceAccount | undefined;
}

/** Makes the cluster when it is missing, under another name first so that a killed initdb leaves nothing half. */
function ensureCluster({ native, home, data, account }: Cluster): string {
  const passwordFile = join(home, "password");
  if (existsSync(data)) return readFileSync(passwordFile, "utf8");
  const password = randomBytes(18).toString("base64url");
  const draft = join(home, "data.new");
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) for (const path of [draft, passwordFile]) chownSync(path, account.uid, account.gid);
  const result = spawnSync(
    join(native, "bin", "initdb"),
    [
      "-D",
      draft,
      "-U",
      "postgres",
      "-A",
      "scram-sha-256",
      `--pwfile=${passwordFile}`,
      "-E",
      "UTF8",
      "--no-locale",
    ],
    { ...account, cwd: "/", encoding: "utf8" },
  );
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr || result.error?.message}`);
  renameSync(draft, data);
  return password;
}

interface Launch {
  readonly native: string;
  readonly data: string;
  readonly port: number;
  readonly durable: boolean;
  readonly account: ServiceAccount | undefined;
}

function launch({ native, data, port, durable, account }: Launch): ChildProcess {
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    `port=${port}`,
    "max_connections=200",
    "timezone=UTC",
    "log_min_messages=fatal",
    ...(durable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]),
  ];
  const child = spawn(
    join(native, "bin", "postgres"),
    ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
    { ...account, cwd: "/", stdio: ["ignore", "ignore", "ignore"], detached: true },
  );
  watch(child);
  return child;
}

/** A shell that waits on a pipe from this process: when the pipe closes, it stops Postgres (SIGINT: fast). */
function watch(child: ChildProcess): void {
  if (process.platform === "win32" || child.pid === undefined) return;
  const script = "cat >/dev/null; kill -INT $0 2>/dev/null";
  const watchdog = spawn("/bin/sh", ["-c", script, String(child.pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  watchdog.unref();
  child.once("exit", () => watchdog.kill("SIGKILL"));
}

const RESTART_MS = 100;

/** Keeps a Postgres running until stopped: one that dies by itself is started again. */
function supervise(start: () => ChildProcess): { stop(): Promise<void> } {
  let isStopping = false;
  let child: ChildProcess;
  function begin(): void {
    child = start();
    child.once("exit", () => setTimeout(() => isStopping || begin(), RESTART_MS));
  }
  begin();
  return {
    stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
      return new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGINT");
      });
    },
  };
}

async function ensureDatabase(url: string): Promise<void> {
  const admin = new URL(url);
  admin.pathname = "/postgres";
  const client = await connectWhenReady(admin.href);
  const { rowCount } = await client.query("select from pg_database where datname = $1", [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  await client.end();
}

async function connectWhenReady(url: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === START_TRIES) throw new Error("The embedded database did not start", { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
}
