import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { eventually } from "@standings/testing/eventually";
import { TEST_FACTOR } from "@standings/testing/tier";
import { watchContract } from "./contract-faults.ts";
import { copyData, type ProductData, ROOT } from "./product-data.ts";

/** The product as users run it: server and sandbox as separate processes, real Postgres, real ports. */
export interface Product {
  readonly url: string;
  readonly sandboxUrl: string;
  setFaults(faults: readonly Fault[]): Promise<void>;
  setPaymentFaults(faults: readonly PaymentFault[]): Promise<void>;
  /** How many calls the models are answering now, those that a fault holds among them. */
  callsUnderWay(): Promise<number>;
  /** Kills the server immediately, like a power cut. */
  kill(): Promise<void>;
  /** Starts the killed server again, on the same address and data. */
  restart(): Promise<void>;
  /** Runs a statement in the product's database, for states that need time. */
  runSql(statement: string): Promise<void>;
  /** Answers over REST, since the last time, that are not what the OpenAPI document says. */
  contractFaults(): readonly string[];
  close(): Promise<void>;
}

export interface Fault {
  readonly model: string;
  readonly kind: string;
  readonly task?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly times?: number;
}

/** Faults of the payment provider (apps/sandbox, payments/faults). */
export interface PaymentFault {
  readonly kind: "error" | "hang" | "down" | "lost" | "hold_webhooks";
  readonly status?: number;
  readonly path?: string;
}

type Variables = Record<string, string>;

/** Without `data` it has a copy of the run's migrated database. */
export async function startProduct(
  variables: Variables | ((sandboxUrl: string) => Variables) = {},
  data?: ProductData,
): Promise<Product> {
  const { variables: place, runSql, remove } = data ?? (await copyData());
  const { port, sandboxPort } = await freePorts();
  const url = `http://localhost:${port}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const contract = watchContract();
  const env = {
    PATH: process.env.PATH ?? "",
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SPEED: "0.05",
    SANDBOX_VARIES: "no",
    SANDBOX_PARENT_PID: String(process.pid),
    // Longer than any test holds a model back; a run that is held when the server stops is handed on.
    PATIENCE_FACTOR: String(TEST_FACTOR),
    MODEL_BREAKER_FAILURES: "0",
    DRAIN_SECONDS: "5",
    LOG_LEVEL: "error",
    ...contract.variables,
    ...place,
    ...(typeof variables === "function" ? variables(sandboxUrl) : variables),
  };
  const sandbox = run("apps/sandbox/src/main.ts", env);
  const startServer = () => run(process.env.SERVER_MAIN ?? "apps/server/src/main.ts", env, contract.args);
  let server = startServer();
  await Promise.all([answers(`${sandboxUrl}/healthz`), answers(`${url}/readyz`)]);
  return {
    url,
    sandboxUrl,
    setFaults: (faults) => putFaults(`${sandboxUrl}/models/faults`, faults),
    setPaymentFaults: (faults) => putFaults(`${sandboxUrl}/payments/faults`, faults),
    callsUnderWay: () => countCalls(`${sandboxUrl}/models/requests`),
    kill: () => end(server, "SIGKILL"),
    async restart() {
      server = startServer();
      await answers(`${url}/readyz`);
    },
    runSql,
    contractFaults: contract.take,
    async close() {
      await end(server, "SIGTERM");
      await end(sandbox, "SIGTERM");
      await remove();
      const faults = contract.take();
      contract.remove();
      if (faults.length > 0) throw new Error(faults.join("\n"));
    },
  };
}

async function putFaults(url: string, faults: readonly object[]): Promise<void> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method: "PUT", headers, body: JSON.stringify({ faults }) });
  if (!response.ok) throw new Error(await response.text());
}

async function countCalls(url: string): Promise<number> {
  const response = await fetch(url);
  const calls: { model: string | null; status: number | null }[] = await response.json();
  return calls.filter(({ model, status }) => model !== null && status === null).length;
}

function run(script: string, env: Record<string, string>, args: readonly string[] = []): ChildProcess {
  return spawn(process.execPath, [...args, script], {
    cwd: ROOT,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}

async function answers(url: string): Promise<void> {
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await eventually(isUp, `${url} answers`);
}

/** Ports below the ephemeral range, one block per worker; `TEST_PORTS` keeps two checkouts on one machine apart. */
const FIRST_PORT = Number(process.env.TEST_PORTS ?? 21_000);
const BLOCK = 10;
const NEXT_TRY = 1_000;

/** The server's port, then two ports of the sandbox. */
async function freePorts(): Promise<{ port: number; sandboxPort: number }> {
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % (NEXT_TRY / BLOCK);
  for (let base = FIRST_PORT + worker * BLOCK; base < 32_000; base += NEXT_TRY) {
    const areFree = await Promise.all([base, base + 1, base + 2].map(isFree));
    if (areFree.every(Boolean)) return { port: base, sandboxPort: base + 1 };
  }
  throw new Error("No free ports for the product");
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
