import type { TestProject } from "vitest/node";

/** Once per run: the seed of property tests, the same unless `FC_SEED` is a number of its own or `random`. */
export default function setup(project: TestProject): void {
  const { FC_SEED: chosen = process.env.VERIFY === "full" ? "random" : "1" } = process.env;
  const fcSeed = chosen === "random" ? Math.floor(Math.random() * 2 ** 31) : Number(chosen);
  console.log(`Property tests of ${project.name}: FC_SEED=${fcSeed}`);
  project.provide("fcSeed", fcSeed);
}
