import type { AddressInfo } from "node:net";
import { type Sandbox, startSandbox } from "@standings/sandbox";
import {
  createTestDatabase,
  eventually,
  type SilentProxy,
  startSilentProxy,
  type TestDatabase,
} from "@standings/testing";
import type {} from "@standings/testing/global-setup";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { buildDependencies, type Dependencies } from "../src/build-dependencies.ts";
import { buildServer } from "../src/build-server.ts";
import { drain } from "../src/drain.ts";
import { readEnv } from "../src/env.ts";
import { createLifecycle } from "../src/http/lifecycle.ts";
import { type RunningJobs, startJobs } from "../src/jobs/start-jobs.ts";
import { sandboxVariables } from "./product.ts";

let database: TestDatabase;
let proxy: SilentProxy;
let sandbox: Sandbox;
let dependencies: Dependencies;
let server: FastifyInstance;
let jobs: RunningJobs;
let url: string;
const lifecycle = createLifecycle();
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"));
  proxy = await startSilentProxy(database.url);
  sandbox = await startSandbox({ speed: 0 });
  // As many connections as a pool keeps: all of them fall silent.
  const variables = { PUBLIC_URL: "http://localhost:3000", DATABASE_POOL: "2" };
  const env = readEnv({ ...sandboxVariables(sandbox), ...variables });
  const patience = { ...env.patience, queryMs: 1_500, readyMs: 500 };
  const log = { info() {}, warn() {}, error() {} };
  dependencies = await buildDependencies({ ...env, patience }, proxy.url, log);
  const { services, jobServices } = dependencies;
  const options = { corsOrigins: [], trustProxy: 0, hosts: env.hosts, readsPerMinute: env.readsPerMinute };
  server = await buildServer({ ...options, services, lifecycle, logger: false });
  jobs = await startJobs(jobServices, proxy.url);
  await server.listen({ host: "127.0.0.1", port: 0 });
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  proxy.close();
  await sandbox.close();
  await database.drop();
});

const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status;

it("connections that fall silent are replaced: the process is not ready for seconds, and then serves", async () => {
  const both = () => Promise.all([statusOf("/readyz"), statusOf("/readyz")]);
  expect(await both()).toEqual([200, 200]);
  proxy.silence();
  expect(await both()).toEqual([503, 503]);
  await eventually(async () => (await statusOf("/readyz")) === 200);
  await eventually(async () => (await statusOf("/api/trending")) === 200);
});

it("a stop comes to an end while the database is silent", async () => {
  proxy.silence(true);
  await drain({ server, lifecycle, jobs, dependencies, delayMs: 0, graceMs: 500 });
  await expect(fetch(`${url}/healthz`)).rejects.toThrow("fetch failed");
});
