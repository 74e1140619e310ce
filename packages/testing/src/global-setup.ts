import type { TestProject } from "vitest/node";
import { startTestCluster } from "./postgres.ts";

/** Once per run: the seed of property tests, and the cluster that every test database is copied in. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const fcSeed = readSeed(process.env.FC_SEED);
  console.log(`Property tests: FC_SEED=${fcSeed}`);
  project.provide("fcSeed", fcSeed);
  const cluster = await startTestCluster();
  project.provide("postgresUrl", cluster.url);
  return () => cluster.stop();
}

/** The same inputs in every run, unless `FC_SEED` is a number of its own or `random`. */
function readSeed(chosen = process.env.VERIFY === "full" ? "random" : "1"): number {
  return chosen === "random" ? Math.floor(Math.random() * 2 ** 31) : Number(chosen);
}
