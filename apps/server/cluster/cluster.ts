import { chownSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Sandbox, startSandbox } from "@standings/sandbox";
import { findServiceAccount, newDataFolder } from "@standings/testing";
import type { Report } from "../faults/report.ts";
import { type Servers, startServers } from "../faults/servers.ts";
import { freePort } from "../test/balancer.ts";
import { startDatabaseBalancer, startWebBalancer } from "./balancers.ts";
import { DATABASE, DATABASE_USER, type DatabasePair, startDatabasePair } from "./database-pair.ts";
import { type Pooler, startPooler } from "./pooler.ts";
import type { Programs } from "./programs.ts";

/**
 * Two servers behind HAProxy, their statements through PgBouncer, signals and jobs around it, both to whichever
 * PostgreSQL is the primary; figures from the standby.
 */
export interface Cluster {
  /** Where people come. */
  readonly url: string;
  readonly databases: DatabasePair;
  readonly pooler: Pooler;
  readonly servers: Servers;
  readonly sandbox: Sandbox;
  readonly report: Report;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  readonly programs: Programs;
  readonly report: Report;
  readonly variables: Record<string, string>;
}

/** A tenth of the time that models really take: searches last about a second. */
const SPEED = 0.1;

export async function startCluster({ programs, report, variables }: ClusterOptions): Promise<Cluster> {
  const ends: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    const folder = newFolder();
    ends.push(() => rmSync(folder, { recursive: true, force: true }));
    const databases = await startDatabasePair(programs.postgres, folder);
    ends.push(databases.stop);
    const balancer = await startDatabaseBalancer(programs.haproxy, folder, databases);
    ends.push(balancer.stop);
    const pooler = await startPooler(programs.pgbouncer, folder, balancer.port);
    ends.push(pooler.stop);
    const sandbox = await startSandbox({ speed: SPEED });
    ends.push(sandbox.close);
    const port = await freePort();
    const servers = await startServers({
      databaseUrl: pooler.url,
      sandbox,
      report,
      variables: {
        DATABASE_DIRECT_URL: `postgres://${DATABASE_USER}@127.0.0.1:${balancer.port}/${DATABASE}`,
        DATABASE_READ_URL: databases.standby.url,
        DATA_DIR: join(folder, "data"),
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        TRUST_PROXY: "1",
        SIGNUP_CREDITS: "100000",
        READS_PER_MINUTE: "1000000",
        ...variables,
      },
    });
    ends.push(servers.stop);
    const serverPorts = servers.urls.map((url) => Number(new URL(url).port));
    const web = await startWebBalancer(programs.haproxy, folder, { port, serverPorts });
    ends.push(web.stop);
    await servers.ready();
    return { url: web.url, databases, pooler, servers, sandbox, report, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A folder that the accounts of the programs may write. */
function newFolder(): string {
  const folder = newDataFolder("cluster");
  const account = findServiceAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}
