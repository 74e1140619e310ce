/** Processes of one command: when one ends, all end, the youngest first. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Env, readEnv } from "../apps/server/src/env.ts";

const READY_TRIES = 200;

interface Children {
  begin(args: readonly string[], env?: Record<string, string>): ChildProcess;
  /** Ends them one after the other, then this process. */
  stop(code: number): void;
}

/** `beforeExit` is waited for once they have ended. */
export function createChildren(beforeExit: () => Promise<void> = async () => {}): Children {
  const children: ChildProcess[] = [];
  // The server ends before the sandbox, which it needs to finish running searches.
  function stop(code: number): void {
    process.exitCode = code;
    const [next] = children.filter((child) => child.exitCode === null && child.signalCode === null).reverse();
    if (next) next.kill("SIGTERM");
    else void beforeExit().finally(() => process.exit());
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(0));
  return {
    begin(args, env = {}) {
      const child = spawn(process.execPath, args, { stdio: "inherit", env: { ...process.env, ...env } });
      children.push(child);
      child.once("exit", (code) => stop(code ?? 1));
      return child;
    },
    stop,
  };
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

/** Starts the sandbox where a service needs it, and seeds an empty database with a month of labelled demo searches. */
export async function beginSandbox(
  { begin }: Children,
  { sandboxUrl, port, dataDir }: Env,
  env: Record<string, string> = {},
): Promise<void> {
  if (!sandboxUrl) return;
  begin(["apps/sandbox/src/main.ts"], {
    SANDBOX_PARENT_PID: String(process.pid),
    SANDBOX_DATA_DIR: join(dataDir, "sandbox"),
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/api/stripe/webhook`,
  });
  await waitFor(`${sandboxUrl}/healthz`);
  if (!existsSync(join(dataDir, "demo-seeded")))
    process.stderr.write("Asking the sandbox a month of demo questions …\n");
  // A failure is harmless: then pages are empty.
  spawnSync(process.execPath, ["scripts/seed-demo.ts"], {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
}

async function waitFor(url: string): Promise<void> {
  for (let attempt = 1; attempt <= READY_TRIES; attempt += 1) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer`);
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
