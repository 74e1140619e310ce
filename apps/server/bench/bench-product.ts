// The product that is measured, on a database of its own: its services in this process, or its server in another.
import { rmSync } from "node:fs";
import { createPool, type EmbeddedPostgres, startEmbeddedPostgres } from "@standings/database";
import { newDataFolder } from "@standings/testing";
import type pg from "pg";
import { buildDependencies, type Dependencies } from "../src/build-dependencies.ts";
import { type Env, readEnv } from "../src/env.ts";
import { type Child, startChild } from "./child.ts";

const NO_GATEWAY = "http://127.0.0.1:9/v1";

/** Environment of a product that is measured. */
export function benchEnv(gatewayUrl = NO_GATEWAY): Env {
  return readEnv({
    MODEL_GATEWAY_URL: gatewayUrl,
    MODEL_GATEWAY_KEY: "bench",
    MODEL_GATEWAY_KIND: "openrouter",
    EXTRACTION_MODEL: "off",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "bench@standings.test",
    CONTACT_EMAIL: "support@standings.test",
    PUBLIC_URL: "http://localhost:3000",
    HASH_KEY: "a key of benchmarks",
    MODEL_DEADLINE_MS: "600000",
    READS_PER_MINUTE: "1000000000",
  });
}

/** The services of a product that logs nothing. */
export function buildQuietly(databaseUrl: string, env = benchEnv()): Promise<Dependencies> {
  return buildDependencies(env, databaseUrl, { info() {}, warn() {}, error() {} });
}

/** A cluster with an empty database; stopping it removes it. */
export async function startBenchPostgres({ durable = true } = {}): Promise<EmbeddedPostgres> {
  const folder = newDataFolder("bench");
  const { url, stop } = await startEmbeddedPostgres({ folder, durable });
  return {
    url,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A server with fifty people of many credits, whose tokens it tells. */
export type Product = Child<{ readonly url: string; readonly tokens: readonly string[] }>;

export interface BenchGateway {
  readonly url: string;
  close(): void;
}

export async function startMockGateway(): Promise<BenchGateway> {
  const { hello, stop } = await startChild<{ port: number }>("mock-gateway", []);
  return { url: `http://127.0.0.1:${hello.port}/v1`, close: stop };
}

interface ProductOptions {
  readonly gateway?: BenchGateway;
  readonly durable?: boolean;
}

/** Measures a server in a process of its own; the pool is one connection to its database. Ends all, the gateway too. */
export async function withProduct<Result>(
  { gateway, durable = true }: ProductOptions,
  measure: (product: Product, pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const postgres = await startBenchPostgres({ durable });
  const pool = createPool({ url: postgres.url, poolSize: 1 });
  const product: Product = await startChild("product-process", [postgres.url, gateway?.url ?? NO_GATEWAY]);
  try {
    return await measure(product, pool);
  } finally {
    product.stop();
    gateway?.close();
    await pool.end();
    await postgres.stop();
  }
}
