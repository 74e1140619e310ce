import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Env } from "./env.ts";

const FILE = "hash-key";
const BYTES = 32;

/**
 * Key of the hashes that stand for addresses, devices and mailboxes, and of what is sealed: HASH_KEY, else a file of
 * the data folder that the first start makes. It stays outside the database, so that a copy of that tells nobody's address. Throws when
 * neither is possible.
 */
export function readHashKey({ hashKey, dataDir }: Pick<Env, "hashKey" | "dataDir">): string {
  if (hashKey !== null) return hashKey;
  const path = join(dataDir, FILE);
  try {
    if (!existsSync(path)) writeKey(path, dataDir);
    return readFileSync(path, "utf8").trim();
  } catch (cause) {
    throw new Error(`HASH_KEY: missing, and ${dataDir} cannot keep one`, { cause });
  }
}

/** Whole or not at all, and the first one stays when two processes start at once. */
function writeKey(path: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(BYTES).toString("base64url")}\n`, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft);
  }
}
