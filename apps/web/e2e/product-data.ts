/** Where a product of the tests keeps its data. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createTestDatabase, ensureTemplate, newDataFolder, runOnEmbedded, runSql } from "@standings/testing";
import { isWhole } from "./tier.ts";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

export interface ProductData {
  /** Variables that lead a server to it. */
  readonly variables: Record<string, string>;
  runSql(statement: string): Promise<void>;
  remove(): Promise<void>;
}

/** The sandbox's month of searches, posts and reports; the same and a brand of twelve weeks. */
export type DemoData = "month" | "brand";

/** A copy of the run's migrated database, with these rows of the demo in it. */
export async function copyData(demo?: DemoData): Promise<ProductData> {
  const { TEST_CLUSTER_URL: clusterUrl = "" } = process.env;
  const { variables, remove } = embeddedData();
  if (demo) await ensureDemo(clusterUrl, demo);
  const { url, drop } = await createTestDatabase(clusterUrl, demo);
  return {
    variables: { ...variables, DATABASE_URL: url },
    runSql: (statement) => runSql(url, statement),
    async remove() {
      await drop();
      await remove();
    },
  };
}

/** Makes both while tests run already; what it returns ends it. */
export function prepareDemo(clusterUrl: string): () => Promise<void> {
  const stopped = new AbortController();
  const done = ensureDemo(clusterUrl, "brand", stopped.signal).catch(() => {
    // The first test that needs it tries again, and tells why it fails.
  });
  return async () => {
    stopped.abort();
    await done;
  };
}

/** Each copy would read the brand's 1,600 answers for claims, minutes long, and only long tests look at what was read. */
const READ_NOTHING = `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
  where task_identifier = 'read_claims';
  update brand_visits set claims_read_at = now()`;

async function ensureDemo(clusterUrl: string, demo: DemoData, signal?: AbortSignal): Promise<void> {
  const { variables, remove } = embeddedData();
  const fill = (...args: readonly string[]) => {
    return (url: string) => seedDemo({ ...variables, DATABASE_URL: url }, args, signal);
  };
  const fillBrand = async (url: string) => {
    await fill()(url);
    if (!isWhole) await runSql(url, READ_NOTHING);
  };
  try {
    await ensureTemplate(clusterUrl, "month", fill("--without-brand"));
    if (demo === "brand") await ensureTemplate(clusterUrl, "brand", fillBrand, "month");
  } finally {
    await remove();
  }
}

/** A folder of its own, in which the server runs its own PostgreSQL as `npm start` does. */
export function embeddedData(): ProductData {
  const folder = newDataFolder("browser");
  // One key for all: a database that was filled in one folder is served from another.
  const variables = { DATA_DIR: folder, HASH_KEY: "a key of browser tests" };
  return {
    variables,
    runSql: (statement) => runOnEmbedded(folder, statement),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The same, with all of the demo in it. */
export async function embeddedDemo(): Promise<ProductData> {
  const data = embeddedData();
  await seedDemo(data.variables);
  return data;
}

/** Fills the database that a server with these variables will use. */
async function seedDemo(
  variables: Record<string, string>,
  args: readonly string[] = [],
  signal?: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, ["scripts/seed-demo.ts", ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...variables },
    stdio: "inherit",
    ...(signal ? { signal } : {}),
  });
  const [status] = await once(child, "exit");
  if (status !== 0) throw new Error("The demo's searches could not be seeded");
}
