/** Where a product of the tests keeps its data. */
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  createTestDatabase,
  ensureTemplate,
  newDataFolder,
  runOnEmbedded,
  runSql,
} from "@standings/testing/postgres";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

export interface ProductData {
  /** Variables that lead a server to it. */
  readonly variables: Record<string, string>;
  runSql(statement: string): Promise<void>;
  remove(): Promise<void>;
}

/** A copy of the run's migrated database; with `demo` it has the sandbox's month of searches. */
export async function copyData(demo: boolean): Promise<ProductData> {
  const { TEST_CLUSTER_URL: clusterUrl = "" } = process.env;
  const { variables, remove } = embeddedData();
  if (demo) await ensureTemplate(clusterUrl, "demo", (url) => seedDemo({ ...variables, DATABASE_URL: url }));
  const { url, drop } = await createTestDatabase(clusterUrl, demo ? "demo" : undefined);
  return {
    variables: { ...variables, DATABASE_URL: url },
    runSql: (statement) => runSql(url, statement),
    async remove() {
      await drop();
      await remove();
    },
  };
}

/** A folder of its own, in which the server runs its own PostgreSQL as `npm start` does. */
export function embeddedData({ demo = false } = {}): ProductData {
  const folder = newDataFolder("browser");
  const variables = { DATA_DIR: folder };
  if (demo) seedDemo(variables);
  return {
    variables,
    runSql: (statement) => runOnEmbedded(folder, statement),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Fills the database that a server with these variables will use. */
function seedDemo(variables: Record<string, string>): void {
  const { status } = spawnSync(process.execPath, ["scripts/seed-demo.ts"], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...variables },
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("The demo's month of searches could not be seeded");
}
