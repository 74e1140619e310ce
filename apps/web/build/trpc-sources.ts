import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const TRPC = /^@trpc\/(client|react-query|server)(?:\/(.+))?$/;

/**
 * Builds the browser's tRPC from the TypeScript sources in its packages: the built files are a few large modules,
 * and every page would load links and hooks that few pages use. `queryHooks` replaces Query's hooks inside tRPC's.
 */
export function trpcSources(queryHooks: string): Plugin {
  return {
    name: "standings:trpc-sources",
    enforce: "pre",
    resolveId(id, importer) {
      if (this.environment?.name !== "client") return null;
      if (id === "@tanstack/react-query" && importer?.endsWith("createHooksInternal.tsx")) return queryHooks;
      const [, name, path = "index"] = TRPC.exec(id) ?? [];
      if (name === undefined) return null;
      const source = join(require.resolve(`@trpc/${name}/package.json`), "../src", path);
      const file = [`${source}.ts`, join(source, "index.ts")].find((candidate) => existsSync(candidate));
      if (!file) this.error(`${id} has no source at ${source}`);
      return { id: file, moduleSideEffects: false };
    },
  };
}
