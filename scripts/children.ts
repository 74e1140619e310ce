/** Processes of one command: when one ends, all end, the youngest first. None outlives this process. */
import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { whenProcessEnds } from "../packages/database/src/embedded/when-process-ends.ts";

export type Variables = Record<string, string>;

export interface Children {
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
