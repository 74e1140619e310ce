import { startTestCluster } from "@standings/database/testing";
import type { TestProject } from "vitest/node";

/** Once per run: the cluster that every test database is copied in. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide("postgresUrl", cluster.url);
  return () => cluster.stop();
}
