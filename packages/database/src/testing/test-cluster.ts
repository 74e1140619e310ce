import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { connect, connectOver, createPool, type Database } from "../database.ts";
import { startEmbeddedPostgres } from "../embedded/start-embedded-postgres.ts";
import { migrate } from "../migrate.ts";
import { withStartLock } from "../start-lock.ts";
import { findFleetingPlace, newDataFolder } from "./new-data-folder.ts";

const TEMPLATE = "standings";

export interface TestCluster {
  /** Connection string of the migrated template. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A real PostgreSQL without fsync and a migrated template database; one per test run. */
export async function startTestCluster(): Promise<TestCluster> {
  const folder = newDataFolder("test", findFleetingPlace());
  const embedded = await startEmbeddedPostgres({ folder, durable: false });
  await migrate(embedded.url);
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface TestDatabase {
  readonly url: string;
  readonly db: Database;
  drop(): Promise<void>;
}

/** A fresh copy of the migrated template, or of one that `ensureTemplate` made. */
export function createTestDatabase(clusterUrl: string, template = TEMPLATE): Promise<TestDatabase> {
  return createDatabase(clusterUrl, template);
}

/**
 * Makes a template with rows in it, once for all processes of a run. `fill` gets the address of its database, a copy of `from`.
 */
export async function ensureTemplate(
  clusterUrl: string,
  name: string,
  fill: (url: string) => Promise<void>,
  from = TEMPLATE,
): Promise<void> {
  const adminUrl = urlOf(clusterUrl, "postgres");
  // Before the lock, which another template may hold for seconds.
  if (await hasDatabase(adminUrl, name)) return;
  await withStartLock(adminUrl, async () => {
    if (await hasDatabase(adminUrl, name)) return;
    const { db, url } = await createTestDatabase(clusterUrl, from);
    await db.destroy();
    await fill(url);
    await runSql(adminUrl, `alter database ${new URL(url).pathname.slice(1)} rename to ${name}`);
  });
}

async function hasDatabase(adminUrl: string, name: string): Promise<boolean> {
  const db = connect({ url: adminUrl, poolSize: 1 });
  try {
    const { rows } = await sql`select from pg_database where datname = ${name}`.execute(db);
    return rows.length > 0;
  } finally {
    await db.destroy();
  }
}

/** A database without any table, for tests of migrations. */
export function createEmptyDatabase(clusterUrl: string): Promise<TestDatabase> {
  return createDatabase(clusterUrl, "template0");
}

async function createDatabase(clusterUrl: string, template: string): Promise<TestDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const adminUrl = urlOf(clusterUrl, "postgres");
  await runSql(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = urlOf(clusterUrl, name);
  // Calls of a test wait for each other as long as a busy machine takes.
  const db = connectOver(createPool({ url, poolSize: 10 }, { connectionTimeoutMillis: 0 }));
  return {
    url,
    db,
    async drop() {
      await db.destroy();
      await runSql(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

function urlOf(clusterUrl: string, database: string): string {
  return Object.assign(new URL(clusterUrl), { pathname: `/${database}` }).href;
}

/** Runs a statement in the database of a server that was started with this DATA_DIR. */
export async function runOnEmbedded(dataDir: string, statement: string): Promise<void> {
  const folder = join(dataDir, "postgres");
  const pointer = join(folder, "location");
  const home = existsSync(pointer) ? readFileSync(pointer, "utf8") : folder;
  const port = readFileSync(join(home, "data", "postmaster.pid"), "utf8").split("\n")[3];
  const password = readFileSync(join(home, "password"), "utf8");
  await runSql(`postgres://postgres:${password}@127.0.0.1:${port}/${TEMPLATE}`, statement);
}

/** Runs a statement over a connection of its own. */
export async function runSql(url: string, statement: string): Promise<void> {
  const db = connect({ url, poolSize: 1 });
  await sql.raw(statement).execute(db);
  await db.destroy();
}

declare module "vitest" {
  export interface ProvidedContext {
    /** Connection string of the test cluster's template database. */
    postgresUrl: string;
    /** Seed of property tests. */
    fcSeed: number;
  }
}
