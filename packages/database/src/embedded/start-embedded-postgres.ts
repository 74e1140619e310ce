import type { ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import {
  findBinaries,
  findServiceAccount,
  isReachable,
  type ServiceAccount,
  sharedFolder,
} from "./binaries.ts";
import { initCluster } from "./init-cluster.ts";
import { doesTakeSocket, ensureDatabase, freePort, launchPostgres } from "./launch.ts";
import { lockFolder } from "./lock-folder.ts";

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster; made when missing. */
  readonly folder: string;
  /** False: faster and not crash-safe, for tests. */
  readonly durable?: boolean;
  /** Undefined means a free port. */
  readonly port?: number;
  /** Begins with an empty cluster, once nobody else uses the folder. */
  readonly reset?: boolean;
}

export interface EmbeddedPostgres {
  /** Connection string of the `standings` database. */
  readonly url: string;
  stop(): Promise<void>;
}

const DATABASE = "standings";

/**
 * Starts the PostgreSQL that came from npm on 127.0.0.1. It stops when this process ends,
 * however it ends, and is started again when it dies by itself. Throws when the folder is in use.
 */
export async function startEmbeddedPostgres({
  folder,
  durable = true,
  port: chosenPort,
  reset = false,
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const account = findServiceAccount();
  const native = findBinaries(account);
  const home = account ? reachableHome(resolve(folder)) : resolve(folder);
  mkdirSync(home, { recursive: true });
  const lock = await lockFolder(home);
  const data = join(home, "data");
  if (reset) rmSync(data, { recursive: true, force: true });
  const password = ensureCluster({ native, home, data, account });
  const port = chosenPort ?? (await freePort());
  const server = supervise(() =>
    launchPostgres({ native, data, port, durable, account, lockFd: lock.postgresFd }),
  );
  const socket = doesTakeSocket(data, port) ? `?host=${encodeURIComponent(data)}` : "";
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/${DATABASE}${socket}`;
  try {
    await ensureDatabase(url);
  } catch (error) {
    await server.stop();
    lock.release();
    throw error;
  }
  return {
    url,
    async stop() {
      await server.stop();
      lock.release();
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
  initCluster({ native, data: draft, passwordFile, password, account });
  renameSync(draft, data);
  return password;
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
