/** Packs the typed client among the browser's files: every installation serves it (`/standings-client.tgz`). */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { CLIENT_FILE } from "@standings/domain";

const CLIENT = join(import.meta.dirname, "../../../packages/client");
const file = join(import.meta.dirname, "../dist/client", CLIENT_FILE);
execFileSync("pnpm", ["pack", "--out", file], { cwd: CLIENT, stdio: ["ignore", "ignore", "inherit"] });
