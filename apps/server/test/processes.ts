import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Sandbox } from "@standings/sandbox";
import { eventually, sandboxVariables } from "./product.ts";

/** What `npm start` runs. */
export const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));

/** A minute: several start at once on a busy machine. */
const START_TRIES = 2_400;

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
}

/** Servers as `npm start` starts them, each its own process on a free port, over one database. */
export function createProcesses({ databaseUrl, sandbox, variables = {} }: ProcessOptions) {
  const children: ChildProcess[] = [];
  process.once("exit", () => {
    for (const child of children) child.kill("SIGKILL");
  });
  return {
    async start(own: Record<string, string> = {}): Promise<ServerProcess> {
      const env = {
        PATH: process.env.PATH,
        ...sandboxVariables(sandbox),
        DATABASE_URL: databaseUrl,
        MODEL_DEADLINE_MS: "20000",
        PORT: "0",
        ...variables,
        ...own,
      };
      const child = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "ignore", "pipe"] });
      children.push(child);
      let log = "";
      child.stderr?.on("data", (chunk) => (log += chunk));
      const url = await eventually(
        async () => /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(log)?.[1],
        START_TRIES,
      );
      return { url, process: child, log: () => log };
    },
    async killAll(): Promise<void> {
      await Promise.all(children.map(kill));
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
