import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Manifest } from "vite";

/** The script of a chunk and of everything it imports. */
export function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

/** `src/features/pricing/pricing-page.tsx` → `pricing/pricing-page`; a package by its name. */
export function nameOfPart(key: string): string {
  const [, own] = /src\/(?:features\/|components\/)?(.+)\.tsx?$/.exec(key) ?? [];
  const [, dependency] = /node_modules\/(?!.*node_modules\/)((?:@[^/]+\/)?[^/]+)/.exec(key) ?? [];
  return own ?? dependency ?? key;
}

export const EVERY_PAGE = "every page, JavaScript";

/**
 * Gzipped bytes that browsers load: the scripts and styles of every page, and the additional bytes of each part
 * that is loaded later, such as a page's own code. `clientDir` is `dist/client` of a build.
 */
export function measureBundle(clientDir: string): Record<string, number> {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, ".vite/manifest.json"), "utf8"));
  const sizeOf = (file: string) => gzipSync(readFileSync(join(clientDir, file)), { level: 9 }).length;
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + sizeOf(file), 0);

  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  if (entry === undefined) throw new Error("The client build has no entry");
  const first = filesOf(manifest, entry);
  const later = Object.keys(manifest)
    .filter((key) => manifest[key]?.isDynamicEntry)
    .map((key): [string, number] => {
      const added = [...filesOf(manifest, key)].filter((file) => !first.has(file));
      return [nameOfPart(key), sum(added)];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    [EVERY_PAGE]: sum(first),
    "every page, styles": sum(manifest[entry]?.css ?? []),
    ...Object.fromEntries(later),
  };
}
