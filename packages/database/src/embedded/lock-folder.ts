/// <reference path="./fs-native-extensions.d.ts" />
import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { tryLock } from "fs-native-extensions";
import { StartError } from "../wait-for-database.ts";

interface FolderLock {
  /** Open file whose lock is for PostgreSQL to inherit: it lasts as long as any of its processes. */
  readonly postgresFd: number;
  release(): void;
}

const WAIT_TRIES = 200;
const WAIT_MS = 50;

/**
 * Takes the folder for this process and the PostgreSQL it is going to start. The locks are the operating system's: they
 * end with their holders, however these end, and mean the same in every container. Waits for a database whose owner was
 * killed to finish stopping (about 10 s at most) and throws StartError when a live process holds the folder.
 */
export async function lockFolder(home: string): Promise<FolderLock> {
  const lock = join(home, "lock");
  const fd = openSync(lock, "a+");
  if (!tryLock(fd)) {
    closeSync(fd);
    throw new StartError(`The database folder ${home} is in use by ${ownerOf(lock)}`);
  }
  // For the message above alone.
  ftruncateSync(fd);
  writeSync(fd, `process ${process.pid} on ${hostname()}`);
  try {
    const postgresFd = await lockForPostgres(home);
    return {
      postgresFd,
      release() {
        closeSync(postgresFd);
        closeSync(fd);
      },
    };
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}

function ownerOf(lock: string): string {
  try {
    return readFileSync(lock, "utf8").trim();
  } catch {
    // Windows lets nobody read what somebody has locked.
    return "another process";
  }
}

async function lockForPostgres(home: string): Promise<number> {
  const lock = join(home, "postgres.lock");
  // Before there was this file, `postmaster.pid` was all that told of a database that is running.
  const isKnown = existsSync(lock);
  const fd = openSync(lock, "a+");
  for (let attempt = 1; !tryLock(fd); attempt += 1) {
    if (attempt === WAIT_TRIES) {
      closeSync(fd);
      throw new StartError(`A database is still running in ${home}`);
    }
    await setTimeout(WAIT_MS);
  }
  // Nobody runs on this folder, whatever process has the number that was left here: another one, in another container.
  if (isKnown) rmSync(join(home, "data", "postmaster.pid"), { force: true });
  return fd;
}
