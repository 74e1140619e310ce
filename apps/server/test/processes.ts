import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Sandbox, startSandbox } from "@standings/sandbox";
import { createTestDatabase, eventually, type TestDatabase } from "@standings/testing";
import { inject } from "vitest";
import { sandboxVariables } from "./product.ts";

/** The server that the gate has built; its sources, where one test is run alone. */
export const MAIN = process.env.SERVER_MAIN ?? fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** Characters of its log that say why it did not. */
const LAST_WORDS = 2_000;

/** Of every test file in this worker; none outlives it. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  /** What it has written to its log so far. */
  log(): string;
}

export interface ProcessOptions {
  readonly databaseUrl: string;
  readonly sandbox: Sandbox;
  readonly variables?: Record<string, string>;
  /** A command that runs another: program and arguments before those of the server. */
  readonly within?: readonly string[];
  readonly main?: string;
}

/** Servers as `npm start` starts them, each its own process on a free port, over one database. */
export function createProcesses({
  databaseUrl,
  sandbox,
  variables = {},
  within = [],
  main = MAIN,
}: ProcessOptions) {
  const children: ChildProcess[] = [];
  return {
    async start(own: Record<string, string> = {}): Promise<ServerProcess> {
      const env = {
        PATH: process.env.PATH,
        // Half of what a start takes is compiling.
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ...sandboxVariables(sandbox),
        DATABASE_URL: databaseUrl,
        PORT: "0",
        ...variables,
        ...own,
      };
      const [program = "", ...args] = [...within, process.execPath, main];
      const child = spawn(program, args, { env, stdio: ["ignore", "ignore", "pipe"] });
      children.push(child);
      running.add(child.once("exit", () => running.delete(child)));
      let log = "";
      child.stderr?.on("data", (chunk) => (log += chunk));
      const url = await eventually(
        async () => /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(log)?.[1],
        "the server listens",
      ).catch((cause) => {
        throw new Error(`The server did not start: ${log.slice(-LAST_WORDS)}`, { cause });
      });
      return { url, process: child, log: () => log };
    },
    async killAll(): Promise<void> {
      await Promise.all(children.map(kill));
    },
  };
}

/** A database, a sandbox, and servers over both. */
export interface Stack {
  readonly database: TestDatabase;
  readonly sandbox: Sandbox;
  readonly processes: ReturnType<typeof createProcesses>;
  close(): Promise<void>;
}

/** As if the seconds had passed after which the runs of a process that is gone are taken over. */
export async function endLeases({ database }: Stack): Promise<void> {
  const running = database.db.updateTable("runs").where("status", "=", "running");
  await running.set({ lease_until: new Date(0) }).execute();
}

/** What tests of whole processes begin with; no server runs yet. */
export async function startStack(): Promise<Stack> {
  const database = await createTestDatabase(inject("postgresUrl"));
  const sandbox = await startSandbox({ speed: 0 });
  const processes = createProcesses({ databaseUrl: database.url, sandbox });
  return {
    database,
    sandbox,
    processes,
    async close() {
      await processes.killAll();
      await sandbox.close();
      await database.drop();
    },
  };
}

export function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });
}
