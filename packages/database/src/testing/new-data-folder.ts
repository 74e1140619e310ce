import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A temporary folder that a database account can enter, so that removing it removes the database too: beside a
 * private folder, the embedded PostgreSQL of a root user keeps its data elsewhere.
 */
export function newDataFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `standings-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
