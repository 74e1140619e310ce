import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { eventually } from "@standings/testing";
import { freePort } from "../test/balancer.ts";
import { type Daemon, startDaemon } from "./daemon.ts";
import { DATABASE, DATABASE_USER } from "./database-pair.ts";

/** PgBouncer in transaction mode. */
export interface Pooler {
  /** The product's database, through it. */
  readonly url: string;
  /** Its own console, which answers `show …`. */
  readonly consoleUrl: string;
  /** Ends it without a word and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** `port` is the database's. `docs/operations.md` has these settings. */
export async function startPooler(pgbouncer: string, folder: string, databasePort: number): Promise<Pooler> {
  const port = await freePort();
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
${DATABASE} = host=127.0.0.1 port=${databasePort} dbname=${DATABASE} user=${DATABASE_USER}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
server_login_retry = 1
server_connect_timeout = 3
`,
  );
  let daemon: Daemon;
  const start = async () => {
    daemon = startDaemon(pgbouncer, [file]);
    await eventually(() => isListening(port));
  };
  await start();
  const urlOf = (database: string) => `postgres://${DATABASE_USER}@127.0.0.1:${port}/${database}`;
  return {
    url: urlOf(DATABASE),
    consoleUrl: urlOf("pgbouncer"),
    async restart() {
      await daemon.end("SIGKILL");
      await start();
    },
    stop: () => daemon.end("SIGKILL"),
  };
}

export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("error", () => resolve(false));
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}
