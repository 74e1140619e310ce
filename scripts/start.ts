// `npm start`: builds the web app, starts the sandbox when a service needs it, then the server.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readEnv } from "../apps/server/src/env.ts";
import { buildWeb } from "./build-web.ts";

const READY_TRIES = 200;

const children: ChildProcess[] = [];

function begin(script: string, env: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [script], { stdio: "inherit", env: { ...process.env, ...env } });
  children.push(child);
  child.once("exit", (code) => stop(code ?? 1));
  return child;
}

/** Stops the server first, because it needs the sandbox to finish running searches. */
function stop(code: number): void {
  process.exitCode = code;
  const [next] = children.filter((child) => child.exitCode === null && child.signalCode === null).reverse();
  if (!next) process.exit();
  next.kill("SIGTERM");
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

const { sandboxUrl, port, dataDir } = readEnvOrExit();
buildWeb();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(0));
if (sandboxUrl) {
  begin("apps/sandbox/src/main.ts", {
    SANDBOX_PARENT_PID: String(process.pid),
    SANDBOX_DATA_DIR: join(dataDir, "sandbox"),
    SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${port}/api/stripe/webhook`,
  });
  await waitFor(`${sandboxUrl}/healthz`);
  seedDemo();
}
begin("apps/server/src/main.ts");

function readEnvOrExit() {
  try {
    return readEnv(process.env);
  } catch (error) {
    process.stderr.write(`Standings cannot start:\n${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/** Seeds an empty database with a month of labelled demo searches, so that no page is empty. A failure is harmless. */
function seedDemo(): void {
  if (!existsSync(join(dataDir, "demo-seeded")))
    process.stderr.write("Asking the sandbox a month of demo questions …\n");
  spawnSync(process.execPath, ["scripts/seed-demo.ts"], { stdio: "inherit" });
}
