import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { findServiceAccount } from "@standings/testing";

/** A program that runs beside this one, and ends with it. */
export interface Daemon {
  readonly process: ChildProcess;
  /** Resolves once it has gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

const running = new Set<ChildProcess>();
process.once("exit", () => {
  // SIGQUIT makes PostgreSQL take its own processes with it; SIGKILL would leave them for a moment.
  for (const child of running) child.kill("SIGQUIT");
});
/** Characters of its output that say why a program ended. */
const LAST_WORDS = 2_000;

/** Starts a program as an account that is not root's, which PostgreSQL and PgBouncer insist on. */
export function startDaemon(program: string, args: readonly string[]): Daemon {
  const child = spawn(program, args, {
    ...findServiceAccount(),
    cwd: "/",
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let said = "";
  for (const output of [child.stdout, child.stderr]) {
    output?.on("data", (chunk) => (said = (said + chunk).slice(-LAST_WORDS)));
  }
  let isEnding = false;
  child.once("exit", (code) => {
    running.delete(child);
    if (!isEnding) process.stderr.write(`${program} ended by itself (${code}):\n${said}\n`);
  });
  return {
    process: child,
    async end(signal) {
      isEnding = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    },
  };
}

/** Runs a program to its end, as the same account. Throws with its own words. */
export function run(program: string, args: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, args, {
    ...findServiceAccount(),
    cwd: "/",
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${program} failed: ${stderr || error?.message}`);
}
