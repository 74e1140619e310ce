/** What commands do before the server runs. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Env, readEnv } from "../apps/server/src/env.ts";
import { StartError } from "../packages/database/src/index.ts";
import type { Children, Variables } from "./children.ts";

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
