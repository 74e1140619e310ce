import { spawn } from "node:child_process";

/**
 * Has a shell run the script, whose `$0` is `argument`, once this process has ended, however it ended: the shell waits on a pipe from
 * it. Returns what calls the shell off. Windows has no such shell.
 */
export function whenProcessEnds(script: string, argument: string): () => void {
  if (process.platform === "win32") return () => {};
  const shell = spawn("/bin/sh", ["-c", `cat >/dev/null; ${script}`, argument], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
    cwd: "/",
  });
  shell.unref();
  return () => shell.kill("SIGKILL");
}
