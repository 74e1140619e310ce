// Entry of `npm start`, `npm test` and the other commands. Runs on Node 20: brings Node 24 and pnpm from the npm
// registry when the ones on PATH are too old, installs the locked packages, then runs scripts/<command>.ts.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const NODE = "24.21.0";
const PNPM = "12.21.0";
const COMMANDS = {
  start: "scripts/start.ts",
  dev: "scripts/dev.ts",
  sql: "scripts/sql.ts",
  test: "scripts/check.ts",
  "test:all": "scripts/check.ts --all",
  bench: "scripts/bench.ts",
  "bench:scale": "scripts/bench-scale.ts",
  "verify:money": "scripts/verify-full.ts money",
  "recount:ledger": "scripts/recount.ts ledger",
  "rollups:verify": "scripts/recount.ts counts",
  "verify:studies": "scripts/verify-studies.ts",
  "verify:topics": "scripts/verify-statistics.ts topics",
  "verify:proof": "scripts/verify-statistics.ts proof",
  "verify:claims": "scripts/verify-statistics.ts claims",
  "verify:brands": "scripts/verify-full.ts brands",
  "verify:experiments": "scripts/verify-full.ts experiments",
  "verify:inputs": "scripts/verify-full.ts inputs",
  "verify:faults": "scripts/verify-faults.ts",
  "verify:cluster": "scripts/verify-cluster.ts",
  "verify:mutations": "scripts/verify-mutations.ts",
  screenshots: "apps/web/e2e/screenshots.ts",
  extract: "packages/models/src/extract-cli.ts",
  "eval:parser": "packages/models/eval/run.ts",
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = "", ...args] = process.argv.slice(2);
const [script, ...own] = COMMANDS[command]?.split(" ") ?? [];
if (!script) {
  console.error(`Usage: node scripts/run.mjs ${Object.keys(COMMANDS).join("|")}`);
  process.exit(2);
}

const env = cleanEnv();
const say = (text) => process.stderr.write(`${text}\n`);
usePath(findToolchain());
install();
run();

/** Environment without npm's variables, which would configure pnpm and node-gyp. */
function cleanEnv() {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^npm_/i.test(name) || /registry|cafile|proxy/i.test(name),
  );
  return { ...Object.fromEntries(kept), INIT_CWD: process.env.INIT_CWD ?? process.cwd() };
}

function usePath(folder) {
  if (folder) env.PATH = `${folder}${delimiter}${env.PATH}`;
}

/** Folder with recent node and pnpm, or null when PATH has them. */
function findToolchain() {
  const version = (program) =>
    spawnSync(program, ["--version"], { env, encoding: "utf8" }).stdout?.trim() ?? "";
  const isNodeNew = Number.parseInt(process.versions.node, 10) >= 24;
  if (isNodeNew && Number.parseInt(version("pnpm"), 10) >= 12) return null;
  const note = join(root, "node_modules", ".cache", `toolchain-${NODE}-${PNPM}`);
  const known = existsSync(note) ? readFileSync(note, "utf8") : "";
  if (known && existsSync(join(known, "node")) && existsSync(join(known, "pnpm"))) return known;
  say(`Getting Node ${NODE} and pnpm ${PNPM} from the npm registry …`);
  const find = "command -v node";
  const found = spawnSync("npx", ["--yes", "-p", `node@${NODE}`, "-p", `pnpm@${PNPM}`, "-c", find], {
    env,
    cwd: root,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const folder = dirname(found.stdout?.trim().split("\n").pop() ?? "");
  if (found.status !== 0 || !existsSync(join(folder, "pnpm"))) {
    say("Could not get Node and pnpm from the npm registry.");
    process.exit(1);
  }
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, folder);
  return folder;
}

/** Installs packages, unless lockfile and workspace are unchanged since the last install. */
function install() {
  const lockfile = readFileSync(join(root, "pnpm-lock.yaml"));
  const workspace = readFileSync(join(root, "pnpm-workspace.yaml"));
  const hash = createHash("sha256").update(lockfile).update(workspace).digest("hex");
  const note = join(root, "node_modules", ".cache", "installed");
  if (existsSync(note) && readFileSync(note, "utf8") === hash) return;
  // An installation that is cut off has no note.
  rmSync(note, { force: true });
  say("Installing packages …");
  // Who changes the lockfile has pnpm check the age and origin of every package then (`SECURITY.md`): asking the
  // registry again at each installation takes as long as the installation.
  const flags = ["--frozen-lockfile", "--trust-lockfile", "--reporter=append-only"];
  const result = spawnSync("pnpm", ["install", ...flags], {
    env,
    cwd: root,
    stdio: ["ignore", 2, 2],
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, hash);
}

function run() {
  const envFile = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
  const child = spawn("node", [...envFile, join(root, script), ...own, ...args], {
    env,
    cwd: root,
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
