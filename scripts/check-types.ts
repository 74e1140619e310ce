// Type-checks everything with the native TypeScript compiler. What runs on Node is one program, because packages import
// each other's sources: a program for each would check most files many times. The domain is also checked alone, since
// the libraries of others bring the browser's globals.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const PROGRAMS = ["packages/domain", ".", "apps/web"];

const manifest = createRequire(import.meta.url).resolve("typescript-native/package.json");
const tsc = join(dirname(manifest), "bin", "tsc");
// All at once, each with one checker: several checkers of a program repeat half of each other's work.
const statuses = await Promise.all(
  PROGRAMS.map(async (project) => {
    const child = spawn(process.execPath, [tsc, "-p", project, "--checkers", "1"], { stdio: "inherit" });
    const [status] = await once(child, "exit");
    return status;
  }),
);
process.exit(statuses.every((status) => status === 0) ? 0 : 1);
