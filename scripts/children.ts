/** Processes of one command: when one ends, all end, the youngest first. None outlives this process. */
import { type ChildProcess, type StdioOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Env, readEnv } from "../apps/server/src/env.ts";
import { whenProcessEnds } from "../packages/database/src/embedded/when-process-ends.ts";
import { StartError } from "../packages/database/src/index.ts";

type Variables = Record<string, string>;

interface Children {
  /** Starts one that all end with. */
  begin(args: readonly string[], env?: Variables, stdio?: StdioOptions): ChildProcess;
  /** Whether one that ends by itself ended well. Never resolves once all end. */
  run(args: readonly string[], env?: Variables): Promise<boolean>;
}

/** `beforeExit` is waited for once they have ended. */
export function createChildren(beforeExit: () => Promise<void> = async () => {}): Children {
  const children: ChildProcess[] = [];
  let isStopping = false;
  // The server ends before the sandbox, which it needs to finish running searches. The first code says why all end.
  function stop(code: number): void {
    isStopping = true;
    process.exitCode ??= code;
    const [next] = children.filter((child) => child.exitCode === null && child.signalCode === null).reverse();
    if (next) next.kill("SIGTERM");
    else void beforeExit().finally(() => process.exit());
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(0));
  function start(
    args: readonly string[],
    env: Variables = {},
    stdio: StdioOptions = "inherit",
  ): ChildProcess {
    const child = spawn(process.execPath, args, { stdio, env: { ...process.env, ...env } });
    children.push(child);
    child.once("exit", whenProcessEnds("kill -TERM $0", String(child.pid)));
    return child;
  }
  return {
    begin(args, env, stdio) {
      const child = start(args, env, stdio);
      child.once("exit", (code) => stop(code ?? 1));
      return child;
    },
    run: (args, env) =>
      new Promise((resolve) => {
        start(args, env).once("exit", (code) => (isStopping ? stop(0) : resolve(code === 0)));
      }),
  };
}

/** One sentence where somebody can help, the stack of a defect, and the end. */
export function exitWith(error: unknown): never {
  const reason = error instanceof StartError ? error.message : error instanceof Error ? error.stack : error;
  process.stderr.write(`Standings cannot start: ${reason}\n`);
  process.exit(1);
}

/** The environment, or a sentence and the end. */
export function readEnvOrExit(): Env {
  try {
    return readEnv(process.env);
  } catch (error) {
    process.stderr.write(`Standings cannot start:\n${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/**
 * Starts the sandbox where a service needs it, and seeds an empty database with a month of labelled demo searches. Whether the month
 * is complete: without it pages are empty, and the next start goes on.
 */
export async function beginSandbox(
  { begin, run }: Children,
  { sandboxUrl, port, dataDir }: Env,
  env: Variables = {},
): Promise<boolean> {
  if (!sandboxUrl) return false;
  const sandbox = begin(
    ["apps/sandbox/src/main.ts"],
    {
      SANDBOX_PARENT_PID: String(process.pid),
      SANDBOX_DATA_DIR: join(dataDir, "sandbox"),
      SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/api/stripe/webhook`,
    },
    ["inherit", "inherit", "inherit", "ipc"],
  );
  // By its own word: what answers at its port may be another checkout's.
  await once(sandbox, "message");
  if (existsSync(join(dataDir, "demo-seeded"))) return true;
  process.stderr.write("Asking the sandbox a month of demo questions …\n");
  return run(["scripts/seed-demo.ts"], env);
}

/** Builds the web app and ends this process when that fails; turbo keeps unchanged builds. */
export function buildWeb(): void {
  process.stderr.write("Building the web app …\n");
  const { status, stdout } = spawnSync(
    "pnpm",
    ["exec", "turbo", "run", "build", "--output-logs=errors-only"],
    {
      stdio: ["ignore", "pipe", 2],
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
    },
  );
  if (status === 0) return;
  process.stderr.write(stdout);
  process.exit(1);
}
