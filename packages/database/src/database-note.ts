import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where `npm run dev` notes the address of its database, for `pnpm sql`. */
const fileIn = (dataDir = ".data") => join(dataDir, "database-url");

export function writeDatabaseNote(dataDir: string, url: string): void {
  writeFileSync(fileIn(dataDir), url, { mode: 0o600 });
}

export function removeDatabaseNote(dataDir: string): void {
  rmSync(fileIn(dataDir), { force: true });
}

/** Null while no development server runs. */
export function readDatabaseNote(dataDir?: string): string | null {
  return existsSync(fileIn(dataDir)) ? readFileSync(fileIn(dataDir), "utf8") : null;
}
