import { startTestCluster } from "@standings/testing/postgres";

/** Once per run: the PostgreSQL that every product's database is a copy in. Workers read its address. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  process.env.TEST_CLUSTER_URL = cluster.url;
  return () => cluster.stop();
}
