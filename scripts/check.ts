// `npm test`: runs every check, one step after the other. A failed step does not stop the others. Tests that failed are run once
// more, alone: a second look. The last line has the totals.
// With --all (`npm run test:all`), the long tests too, and every benchmark with tiny numbers.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { chooseSteps, type NamedStep } from "./choose-steps.ts";
import {
  afterSecondLook,
  failureOf,
  passedAgain,
  readPlaywright,
  readVitest,
  type TestResult,
  unitsToRepeat,
} from "./test-results.ts";

const word = process.argv
  .slice(2)
  .filter((argument) => argument !== "--all")
  .join(" ");
if (process.argv.includes("--all")) process.env.TIER = "all";

interface Step extends NamedStep {
  readonly command: readonly string[];
  /** A test runner; any other step counts as one test. */
  readonly runner?: Runner;
}

interface Runner {
  readonly report: string;
  read(report: string): TestResult[];
  /** Runs these units alone, one after the other; all where none is named. */
  again(units: readonly string[]): readonly string[];
}

const REPORTS = join("node_modules", ".cache", "reports");
const SECOND_LOOK = join(REPORTS, "second-look.json");
/** With more failures the product is broken, not the machine busy. */
const MOST_AGAIN = 40;

/** Written by the reporter of the same name. */
const UNCAUGHT = join(REPORTS, "uncaught.json");

const vitest = (report: string, ...args: readonly string[]) => [
  "vitest",
  "run",
  "--reporter=default",
  "--reporter=json",
  "--reporter=./scripts/uncaught-reporter.ts",
  `--outputFile.json=${report}`,
  ...args,
];

const VITEST: Runner = {
  report: join(REPORTS, "vitest.json"),
  read: (report) => readVitest(JSON.parse(report), JSON.parse(readFileSync(UNCAUGHT, "utf8"))),
  again(units) {
    return vitest(this.report, "--maxWorkers=1", ...units);
  },
};

const playwright = ["pnpm", "--filter", "@standings/web", "exec", "playwright", "test"];

const PLAYWRIGHT: Runner = {
  report: join(REPORTS, "browser.json"),
  read: (report) => readPlaywright(JSON.parse(report)),
  // In a folder of its own: the pictures of the first look stay.
  again: (units) => [
    ...playwright,
    "--workers=1",
    "--trace=on",
    "--output=../../node_modules/.cache/second-look",
    ...units,
  ],
};

/** Asks the registry: age and origin of every package that the lockfile names. */
const LOCKFILE: Step = {
  name: "Policies of the lockfile",
  command: ["pnpm", "install", "--frozen-lockfile", "--lockfile-only", "--no-trust-lockfile"],
};

const BUILD = "Build";

const STEPS: readonly Step[] = [
  ...(process.env.TIER === "all" ? [LOCKFILE] : []),
  { name: BUILD, command: ["turbo", "run", "build", "--output-logs=errors-only"] },
  { name: "Format and lint", command: ["biome", "ci", "."] },
  { name: "Boundaries between packages", command: ["turbo", "boundaries"] },
  { name: "Nothing unused", command: ["knip"] },
  { name: "Paths named in the documentation", command: ["node", "scripts/check-docs.ts"] },
  { name: "One fact, one literal", command: ["node", "scripts/check-literals.ts"] },
  { name: "Length of lines, styles in components", command: ["node", "scripts/check-style.ts"] },
  { name: "Types", command: ["node", "scripts/check-types.ts"] },
  { name: "Sizes of browser files", command: ["node", "scripts/check-bundle.ts"], needs: BUILD },
  { name: "Unit and integration tests", command: vitest(VITEST.report), runner: VITEST, needs: BUILD },
  { name: "Browser tests", command: playwright, runner: PLAYWRIGHT, needs: BUILD },
];

interface Outcome {
  readonly results: readonly TestResult[];
  readonly secondLook: readonly TestResult[];
}

const isFailed = ({ status }: TestResult) => status === "failed";

async function runStep({ name, command, runner }: Step): Promise<Outcome> {
  console.log(`── ${name}`);
  const started = Date.now();
  const status = await runCommand(command);
  const outcome = runner ? await readTests(name, runner, status) : ofOne(name, status);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${outcome.results.some(isFailed) ? "failed" : "passed"} in ${seconds} s`);
  return outcome;
}

function ofOne(name: string, status: number | null): Outcome {
  const result: TestResult =
    status === 0
      ? { name, status: "passed", unit: name, message: "" }
      : failureOf(name, `It ended with ${status}.`);
  return { results: [result], secondLook: [] };
}

async function readTests(name: string, runner: Runner, status: number | null): Promise<Outcome> {
  const first = takeReport(name, runner, "first", status);
  const failures = first.filter(isFailed).length;
  if (failures === 0 || failures > MOST_AGAIN) return { results: first, secondLook: [] };
  const units = unitsToRepeat(first);
  console.log(`── ${name}: a second look at ${units.join(", ") || "all tests"}`);
  const second = takeReport(name, runner, "second", await runCommand(runner.again(units)));
  const results = afterSecondLook(first, second);
  return { results, secondLook: passedAgain(first, results) };
}

/** What a runner has written; it is kept under the look's name. A runner that fails without a failed test is a failure. */
function takeReport(
  name: string,
  { report, read }: Runner,
  look: string,
  status: number | null,
): TestResult[] {
  const ended = failureOf(name, `It ended with ${status}.`);
  if (!existsSync(report)) return [ended];
  const kept = report.replace(".json", `-${look}.json`);
  renameSync(report, kept);
  const results = read(readFileSync(kept, "utf8"));
  return status === 0 || results.some(isFailed) ? results : [...results, ended];
}

const running = new Set<ChildProcess>();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

/** Resolves with the exit code; null when it was killed. */
async function runCommand(command: readonly string[]): Promise<number | null> {
  const [program = "", ...args] = command;
  const local = join("node_modules", ".bin", program);
  const child = spawn(existsSync(local) ? local : program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: "1",
      PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(PLAYWRIGHT.report),
      UNCAUGHT_REPORT: resolve(UNCAUGHT),
      // Tests start the server dozens of times, and half of a start is compiling.
      NODE_COMPILE_CACHE: resolve("node_modules", ".cache", "compiled"),
      // What users start.
      SERVER_MAIN: resolve("apps", "server", "dist", "main.js"),
      NODE_ENV: undefined,
    },
  });
  running.add(child);
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on("line", (line) => console.log(line));
  const [status]: (number | null)[] = await once(child, "close");
  running.delete(child);
  return status ?? null;
}

const chosen = chooseSteps(STEPS, word);
if (chosen.length === 0) {
  console.error(`No step has "${word}" in its name. There are ${STEPS.map(({ name }) => name).join(", ")}.`);
  process.exit(2);
}
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const outcomes: Outcome[] = [];
for (const step of chosen) outcomes.push(await runStep(step));

const results = outcomes.flatMap((outcome) => outcome.results);
const count = (status: TestResult["status"]) => results.filter((result) => result.status === status).length;
const secondLook = outcomes.flatMap((outcome) => outcome.secondLook);
writeFileSync(SECOND_LOOK, JSON.stringify(secondLook, null, 2));
// Told once more at the end: a long output is often cut.
for (const { name, message } of secondLook) console.log(`\npassed at the second look: ${name}\n${message}`);
for (const { name, message } of results.filter(isFailed)) console.log(`\n✗ ${name}\n${message}`);
const skipped = count("skipped") === 0 ? "" : `, ${count("skipped")} skipped`;
console.log(`\n${count("passed")} passed, ${count("failed")} failed${skipped}`);
process.exit(count("failed") === 0 ? 0 : 1);
