import { spawnSync } from "node:child_process";
import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ServiceAccount } from "./binaries.ts";

export interface NewCluster {
  /** Folder with the binaries. */
  readonly native: string;
  /** Folder of the cluster; must not exist. */
  readonly data: string;
  /** Where the password of `postgres` is written. */
  readonly passwordFile: string;
  readonly password: string;
  readonly account: ServiceAccount | undefined;
}

/** Makes a cluster whose superuser `postgres` signs in with the password. Throws with initdb's own words. */
export function initCluster({ native, data, passwordFile, password, account }: NewCluster): void {
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) for (const path of [data, passwordFile]) chownSync(path, account.uid, account.gid);
  const settings = ["-U", "postgres", "-A", "scram-sha-256", "-E", "UTF8", "--no-locale"];
  const result = spawnSync(
    join(native, "bin", "initdb"),
    ["-D", data, `--pwfile=${passwordFile}`, ...settings],
    { ...account, cwd: "/", encoding: "utf8" },
  );
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr || result.error?.message}`);
}
