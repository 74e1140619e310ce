import { accessSync, chmodSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { whenProcessEnds } from "../embedded/when-process-ends.ts";

/** Linux keeps files of this folder in memory. */
const MEMORY = "/dev/shm";
/** A run's databases with room to spare. */
const LEAST_FREE = 4 * 1024 ** 3;

/** Removes a folder once the databases in it have stopped, within 10 s. */
const REMOVE = `
  for attempt in $(seq 100); do
    [ -z "$(find "$0" -maxdepth 3 -name postmaster.pid)" ] && break
    sleep 0.1
  done
  rm -rf "$0"`;

/**
 * A temporary folder that a database account can enter, so that removing it removes the database too: beside a
 * private folder, the embedded PostgreSQL of a root user keeps its data elsewhere. It goes with this process at the latest.
 */
export function newDataFolder(name: string, base = tmpdir()): string {
  const folder = mkdtempSync(join(base, `standings-${name}-`));
  chmodSync(folder, 0o755);
  whenProcessEnds(REMOVE, folder);
  return folder;
}

/** Folder for what a run of tests forgets: in memory where there is room. Databases are made there in a third of the time. */
export function findFleetingPlace(): string {
  return hasRoom(MEMORY) ? MEMORY : tmpdir();
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= LEAST_FREE;
  } catch {
    return false;
  }
}
