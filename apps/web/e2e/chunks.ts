import { readFileSync } from "node:fs";
import { ROOT } from "./product-data.ts";

/** Path of the built script of a lazily loaded module, such as "features/blog/report/company-report". */
export function chunkOf(module: string): string {
  const manifest = JSON.parse(readFileSync(`${ROOT}apps/web/dist/client/.vite/manifest.json`, "utf8"));
  return `/${manifest[`src/${module}.tsx`].file}`;
}
