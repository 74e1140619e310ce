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
