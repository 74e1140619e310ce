// Type-checks everything with the native TypeScript compiler. What runs on Node is one program, because packages import
// each other's sources: a program for each would check most files many times. The domain is also checked alone, since
// the libraries of others bring the browser's globals.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const PROGRAMS = ["packages/domain", ".", "apps/web"];

const manifest = createRequire(import.meta.url).resolve("typescript-native/package.json");
const tsc = join(dirname(manifest), "bin", "tsc");
const statuses = PROGRAMS.map(
  (project) => spawnSync(process.execPath, [tsc, "-p", project], { stdio: "inherit" }).status,
);
process.exit(statuses.every((status) => status === 0) ? 0 : 1);
