import type { TestProject } from "vitest/node";
import { startTestCluster } from "./postgres.ts";

/** Once per run: the cluster that every test database is copied in. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  project.provide("postgresUrl", cluster.url);
  return () => cluster.stop();
}
