import { startTestCluster } from "@standings/testing";
import { prepareDemo } from "./product-data.ts";

/** Once per run: the PostgreSQL that every product's database is a copy in. Workers read its address. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  process.env.TEST_CLUSTER_URL = cluster.url;
  // Tests that need none of it begin at once, the others wait for their part.
  const stopPreparing = prepareDemo(cluster.url);
  return async () => {
    await stopPreparing();
    await cluster.stop();
  };
}
