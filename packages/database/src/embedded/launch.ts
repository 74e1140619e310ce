import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import pg from "pg";
import type { ServiceAccount } from "./binaries.ts";
import { whenProcessEnds } from "./when-process-ends.ts";

export interface Launch {
  readonly native: string;
  readonly data: string;
  readonly port: number;
  /** False: faster and not crash-safe, for tests. */
  readonly durable: boolean;
  readonly account: ServiceAccount | undefined;
  readonly maxConnections?: number;
  /** Open file whose lock lasts as long as any process of this PostgreSQL. */
  readonly lockFd?: number;
}

const MAX_CONNECTIONS = 200;
const START_TRIES = 200;
const TRY_EVERY_MS = 50;

/** For data that nobody keeps. Databases are copied by the kernel, in half of the time. */
const FLEETING = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "file_copy_method=clone"];

/** Bytes of the path of a socket that every system takes. */
const MAX_SOCKET_PATH = 100;

/** Whether a socket fits into the data folder, where nobody but its owner reaches it: half the price of a connection over TCP. */
export function doesTakeSocket(data: string, port: number): boolean {
  const path = join(data, `.s.PGSQL.${port}`);
  return process.platform !== "win32" && Buffer.byteLength(path) <= MAX_SOCKET_PATH;
}

/** Starts PostgreSQL on 127.0.0.1 and, where it fits, on a socket in its data folder. It stops when this process ends, however it ends. */
export function launchPostgres(launch: Launch): ChildProcess {
  const { native, data, port, durable, account, maxConnections = MAX_CONNECTIONS, lockFd } = launch;
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${doesTakeSocket(data, port) ? data : ""}`,
    `port=${port}`,
    `max_connections=${maxConnections}`,
    "timezone=UTC",
    "log_min_messages=fatal",
    ...(durable ? [] : FLEETING),
  ];
  const child = spawn(
    join(native, "bin", "postgres"),
    ["-D", data, ...settings.flatMap((setting) => ["-c", setting])],
    { ...account, cwd: "/", stdio: ["ignore", "ignore", "ignore", lockFd ?? "ignore"], detached: true },
  );
  // SIGINT: fast.
  if (child.pid !== undefined) child.once("exit", whenProcessEnds("kill -INT $0", String(child.pid)));
  return child;
}

/** A connection as soon as the database takes one, about 10 s at most. */
export async function connectWhenReady(url: string): Promise<pg.Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === START_TRIES) throw new Error("The embedded database did not start", { cause: error });
      await new Promise((resolve) => setTimeout(resolve, TRY_EVERY_MS));
    }
  }
}

/** Makes the database of a connection string when it is missing. */
export async function ensureDatabase(url: string): Promise<void> {
  const { pathname } = new URL(url);
  const name = pathname.slice(1);
  const client = await connectWhenReady(Object.assign(new URL(url), { pathname: "/postgres" }).href);
  const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
}
