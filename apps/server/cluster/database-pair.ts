import { join } from "node:path";
import { eventually } from "@standings/testing";
import pg from "pg";
import { freePort } from "../test/balancer.ts";
import { type Daemon, run, startDaemon } from "./daemon.ts";

/** A PostgreSQL and its synchronous standby: a commit is acknowledged once both have it on disk. */
export interface DatabasePair {
  readonly primary: Member;
  readonly standby: Member;
  /** The primary's machine is gone, from one moment to the next. */
  killPrimary(): Promise<void>;
  /** Resolves once the standby takes writes. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

export interface Member {
  readonly port: number;
  /** Its database of the product, around balancer and pooler. */
  readonly url: string;
}

export const DATABASE = "standings";
export const DATABASE_USER = "postgres";
const STANDBY = "standby";
/** What a database of its own size would have; WAL goes to the disk as everywhere. */
const SETTINGS = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "max_connections=100",
  "timezone=UTC",
  "log_min_messages=fatal",
  "shared_preload_libraries=pg_stat_statements",
];

/** Makes both in `folder`, and an empty database. `postgres` is the folder of its programs. */
export async function startDatabasePair(postgres: string, folder: string): Promise<DatabasePair> {
  const data = { primary: join(folder, "primary"), standby: join(folder, "standby") };
  const [primary, standby] = [await newMember(), await newMember()];
  const start = (path: string, { port }: Member): Daemon =>
    startDaemon(join(postgres, "postgres"), [
      "-D",
      path,
      ...[...SETTINGS, `port=${port}`].flatMap((setting) => ["-c", setting]),
    ]);

  const user = ["-U", DATABASE_USER];
  run(join(postgres, "initdb"), ["-D", data.primary, ...user, "-A", "trust", "-E", "UTF8", "--no-locale"]);
  const first = start(data.primary, primary);
  await query(adminUrl(primary), `create database ${DATABASE}`);
  await query(primary.url, "create extension pg_stat_statements");
  const conninfo = `host=127.0.0.1 port=${primary.port} user=${DATABASE_USER} application_name=${STANDBY}`;
  run(join(postgres, "pg_basebackup"), [
    "-D",
    data.standby,
    "-d",
    conninfo,
    "-R",
    "-X",
    "stream",
    "-c",
    "fast",
  ]);
  const second = start(data.standby, standby);
  // After the copy was made, so that the standby waits for nobody once it is promoted.
  await query(adminUrl(primary), `alter system set synchronous_standby_names = '${STANDBY}'`);
  await query(adminUrl(primary), "select pg_reload_conf()");
  await eventually(async () => {
    const [row] = await query(adminUrl(primary), "select sync_state from pg_stat_replication");
    return row?.sync_state === "sync";
  });

  return {
    primary,
    standby,
    killPrimary: () => first.end("SIGKILL"),
    async promote() {
      await query(adminUrl(standby), "select pg_promote(true, 60)");
    },
    async stop() {
      await Promise.all([first.end("SIGQUIT"), second.end("SIGQUIT")]);
    },
  };
}

async function newMember(): Promise<Member> {
  const port = await freePort();
  return { port, url: `postgres://${DATABASE_USER}@127.0.0.1:${port}/${DATABASE}` };
}

function adminUrl({ url }: Member): string {
  return Object.assign(new URL(url), { pathname: "/postgres" }).href;
}

/** Rows of one statement, over a connection of its own, as soon as the database takes one. */
// biome-ignore lint/suspicious/noExplicitAny: rows of any statement
export async function query(url: string, statement: string): Promise<any[]> {
  const client = await eventually(async () => {
    const candidate = new pg.Client({ connectionString: url, application_name: "checks" });
    candidate.on("error", () => {});
    return candidate.connect().then(
      () => candidate,
      () => undefined,
    );
  }, `a connection to ${url}`);
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
