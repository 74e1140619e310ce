// Type-checks the package in the current folder with the native TypeScript compiler.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const manifest = createRequire(import.meta.url).resolve("typescript-native/package.json");
const tsc = join(dirname(manifest), "bin", "tsc");
const result = spawnSync(process.execPath, [tsc, "-p", process.cwd(), ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exit(result.status ?? 1);
