import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const WAIT_TRIES = 200;
const WAIT_MS = 50;

/**
 * Takes the folder for this process; returns the release. Waits for a database whose owner was killed
 * to finish stopping (about 10 s at most) and throws when a live process holds the folder.
 */
export async function lockFolder(home: string): Promise<() => void> {
  const lock = join(home, "lock");
  while (!tryLock(lock)) {
    const owner = Number(readFileSync(lock, "utf8"));
    if (isAlive(owner)) throw new Error(`The database folder ${home} is in use by process ${owner}`);
    rmSync(lock, { force: true });
  }
  for (let attempt = 1; isAlive(postmaster(home)); attempt += 1) {
    if (attempt === WAIT_TRIES) throw new Error(`A database is still running in ${home}`);
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  return () => rmSync(lock, { force: true });
}

function tryLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

function postmaster(home: string): number {
  const file = join(home, "data", "postmaster.pid");
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : Number.NaN;
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
