import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const PACKAGES = ["@trpc/client", "@trpc/react-query"];

/**
 * Takes tRPC's TypeScript sources, which its packages carry, for the browser: their built files are one module each,
 * so that every page would load the links and hooks that only some use.
 */
export function trpcSources(): Plugin {
  return {
    name: "standings:trpc-sources",
    enforce: "pre",
    resolveId(id) {
      if (this.environment?.name !== "client" || !PACKAGES.includes(id)) return null;
      const folder = join(require.resolve(`${id}/package.json`), "..");
      return { id: join(folder, "src/index.ts"), moduleSideEffects: false };
    },
  };
}
