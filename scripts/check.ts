// `npm test`: runs every check in two lanes. A failed step does not stop the others; the last line has the totals.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, told once more at the end: a long output is often cut. */
  readonly failures: readonly string[];
}

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads the counts of a test runner's JSON report; without it the step counts as one. */
  readonly count?: (report: string) => Count;
}

const REPORTS = join("node_modules", ".cache", "reports");
const VITEST_REPORT = join(REPORTS, "vitest.json");
const BROWSER_REPORT = join(REPORTS, "browser.json");

/** Before the others: servers of both lanes serve it. */
const BUILD: readonly Step[] = [
  { name: "Build", command: ["turbo", "run", "build", "--output-logs=errors-only"] },
];

const CODE: readonly Step[] = [
  { name: "Format and lint", command: ["biome", "ci", "."] },
  { name: "Boundaries between packages", command: ["turbo", "boundaries"] },
  { name: "Nothing unused", command: ["knip"] },
  { name: "Paths named in the documentation", command: ["node", "scripts/check-docs.ts"] },
  { name: "One fact, one literal", command: ["node", "scripts/check-literals.ts"] },
  { name: "Length of source lines", command: ["node", "scripts/check-lines.ts"] },
  { name: "Styles in components, not in style sheets", command: ["node", "scripts/check-css.ts"] },
  { name: "Containers", command: ["node", "scripts/check-containers.ts"] },
  { name: "Types", command: ["node", "scripts/check-types.ts"] },
  {
    name: "Unit and integration tests",
    command: ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${VITEST_REPORT}`],
    count: countVitest,
  },
];

const BROWSER: readonly Step[] = [
  { name: "Sizes of browser files", command: ["node", "scripts/check-bundle.ts"] },
  {
    name: "Browser tests",
    command: ["pnpm", "--filter", "@standings/web", "exec", "playwright", "test"],
    count: countPlaywright,
  },
];

function countVitest(report: string): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, success, testResults } =
    JSON.parse(report);
  const failed = (result: { status: string }) => result.status === "failed";
  return {
    passed: numPassedTests,
    // A suite that failed to load has no tests to count.
    failed: success ? numFailedTests : Math.max(1, numFailedTests),
    skipped: numPendingTests + numTodoTests,
    failures: testResults
      .filter(failed)
      .flatMap((file: VitestFile) => [
        `${file.name}: ${file.message ?? ""}`,
        ...file.assertionResults
          .filter(failed)
          .map((test) => [test.fullName, ...test.failureMessages].join("\n")),
      ]),
  };
}

interface VitestFile {
  readonly name: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

interface BrowserSuite {
  readonly suites?: readonly BrowserSuite[];
  readonly specs: readonly { readonly ok: boolean; readonly file: string; readonly title: string }[];
}

function countPlaywright(report: string): Count {
  const { stats, suites, errors } = JSON.parse(report);
  const failed = (suite: BrowserSuite): string[] => [
    ...suite.specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...(suite.suites ?? []).flatMap(failed),
  ];
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: [...errors.map(({ message }: { message: string }) => message), ...suites.flatMap(failed)],
  };
}

/** Steps of a lane, one after the other; `say` writes a line of its output. */
async function runLane(steps: readonly Step[], say: (line: string) => void): Promise<Count[]> {
  const counts: Count[] = [];
  for (const step of steps) counts.push(await runStep(step, say));
  return counts;
}

async function runStep({ name, command, count }: Step, say: (line: string) => void): Promise<Count> {
  say(`── ${name}`);
  const started = Date.now();
  const status = await runCommand(command, say);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  say(`── ${name}: ${status === 0 ? "passed" : "failed"} in ${seconds} s`);
  const own =
    status === 0
      ? { passed: 1, failed: 0, skipped: 0, failures: [] }
      : { passed: 0, failed: 1, skipped: 0, failures: [name] };
  const report = count === countVitest ? VITEST_REPORT : BROWSER_REPORT;
  if (!count || !existsSync(report)) return own;
  const counted = count(readFileSync(report, "utf8"));
  if (status === 0 || counted.failed > 0) return counted;
  return { ...counted, failed: 1, failures: [name, ...counted.failures] };
}

const running = new Set<ChildProcess>();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });
}

/** Resolves with the exit code; null when it was killed. */
async function runCommand(command: readonly string[], say: (line: string) => void): Promise<number | null> {
  const [program = "", ...args] = command;
  const local = join("node_modules", ".bin", program);
  const child = spawn(existsSync(local) ? local : program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: "1",
      PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(BROWSER_REPORT),
      // Tests start the server dozens of times, and half of a start is compiling.
      NODE_COMPILE_CACHE: resolve("node_modules", ".cache", "compiled"),
      NODE_ENV: undefined,
    },
  });
  running.add(child);
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on("line", say);
  const [status]: (number | null)[] = await once(child, "close");
  running.delete(child);
  return status ?? null;
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const only = process.argv[2];
const chosen = (steps: readonly Step[]) =>
  steps.filter(({ name }) => !only || name.toLowerCase().includes(only));
const built = await runLane(chosen(BUILD), (line) => console.log(line));
const code = () => runLane(chosen(CODE), (line) => console.log(line));
const browser = () => runLane(chosen(BROWSER), (line) => console.log(`browser │ ${line}`));
// Two cores are busy with one lane: two at once take as long, and their tests wait for each other.
const lanes =
  availableParallelism() > 2 ? await Promise.all([code(), browser()]) : [await code(), await browser()];
const counts = [built, ...lanes].flat();
const sum = (key: "passed" | "failed" | "skipped") => counts.reduce((total, count) => total + count[key], 0);
for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`);
const skipped = sum("skipped") === 0 ? "" : `, ${sum("skipped")} skipped`;
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed${skipped}`);
process.exit(sum("failed") === 0 ? 0 : 1);
