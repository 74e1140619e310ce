import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The marks that the web build brings along: `assets/logos-<hash>/<domain>.svg`. */
export interface BundledMarks {
  /** Null for a domain without one. */
  read(domain: string): Promise<Buffer | null>;
}

/** Lists the marks once. `clientDir` is the folder of the built browser files; null when there is none. */
export function createBundledMarks(clientDir: string | null): BundledMarks {
  const assets = clientDir === null ? null : join(clientDir, "assets");
  const folders = assets && existsSync(assets) ? readdirSync(assets) : [];
  const folder = folders.find((name) => name.startsWith("logos-"));
  const path = assets && folder ? join(assets, folder) : null;
  // Paths come from this list only, never from the request.
  const files = new Map(
    path === null ? [] : readdirSync(path).map((file) => [file.replace(/\.svg$/, ""), join(path, file)]),
  );
  return {
    async read(domain) {
      const file = files.get(domain);
      return file === undefined ? null : readFile(file);
    },
  };
}
