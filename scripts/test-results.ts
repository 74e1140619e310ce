/** What the test runners of `npm test` report, and how a second look changes it. */
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { UncaughtError } from "./uncaught-reporter.ts";

/** Characters of a failed page, at its beginning and at its end: what lies on top stands last. */
const MOST_SHOWN = 4_000;

/** The unit of a failure that belongs to no test file: all tests run once more. */
const EVERYTHING = "";

export interface TestResult {
  readonly name: string;
  readonly status: "passed" | "failed" | "skipped";
  /** What runs it once more: a test file of Vitest, file and line of Playwright, or EVERYTHING. */
  readonly unit: string;
  /** Why it failed. */
  readonly message: string;
}

/** A failure beside the tests, such as an unhandled rejection. */
export function failureOf(name: string, message: string, unit = EVERYTHING): TestResult {
  return { name, status: "failed", unit, message };
}

const isFailed = ({ status }: TestResult) => status === "failed";

/** Units with a failure; none stands for all when a failure belongs to none. */
export function unitsToRepeat(results: readonly TestResult[]): string[] {
  const units = new Set(results.filter(isFailed).map(({ unit }) => unit));
  return units.has(EVERYTHING) ? [] : [...units];
}

/** What failed in both looks, or in the second alone, is failed; the other failures of the first are told by `passedAgain`. */
export function afterSecondLook(first: readonly TestResult[], second: readonly TestResult[]): TestResult[] {
  const again = new Set([EVERYTHING, ...second.map(({ unit }) => unit)]);
  return [...first.filter(({ unit }) => !again.has(unit)), ...second];
}

/** Failures that were none when their unit was run once more, alone. */
export function passedAgain(first: readonly TestResult[], after: readonly TestResult[]): TestResult[] {
  const failing = new Set(after.filter(isFailed).map(({ name }) => name));
  return first.filter((test) => isFailed(test) && !failing.has(test.name));
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/** Without the runner's own lines of a stack. */
function shorten(message: string): string {
  const lines = message.split("\n").filter((line) => !/^\s+at .*node_modules/.test(line));
  return lines.join("\n");
}

export function readVitest({ testResults }: VitestReport, uncaught: readonly UncaughtError[]): TestResult[] {
  const tests = testResults.flatMap(({ name, status, message = "", assertionResults }) => {
    const unit = relative(process.cwd(), name);
    const own = assertionResults.map(
      ({ fullName, failureMessages, ...test }): TestResult => ({
        name: `${unit}: ${fullName}`,
        status: test.status === "passed" || test.status === "failed" ? test.status : "skipped",
        unit,
        message: shorten(failureMessages?.join("\n") ?? ""),
      }),
    );
    // A file that could not be loaded, or a hook that failed.
    const isBroken = status === "failed" && !own.some(isFailed);
    return isBroken ? [...own, failureOf(unit, message, unit)] : own;
  });
  const errors = uncaught.map(({ file, message }) => {
    const unit = file === null ? EVERYTHING : relative(process.cwd(), file);
    return failureOf(`${unit || "between tests"}: an error that no test caught`, shorten(message), unit);
  });
  return [...tests, ...errors];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly ok: boolean;
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly error?: { readonly message?: string };
        readonly attachments: readonly { readonly name: string; readonly path?: string }[];
      }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message: string }[];
}

type PlaywrightResult = PlaywrightSuite["specs"][number]["tests"][number]["results"][number];

/** The error, and what the page showed then: CI keeps no pictures. */
function describeFailure({ error, attachments }: PlaywrightResult): string {
  const path = attachments.find(({ name }) => name === "error-context")?.path;
  const shown = path !== undefined && existsSync(path) ? readFileSync(path, "utf8") : "";
  const isLong = shown.length > 2 * MOST_SHOWN;
  const ends = isLong ? [shown.slice(0, MOST_SHOWN), "…", shown.slice(-MOST_SHOWN)] : [shown];
  return [error?.message ?? "", ...ends].join("\n");
}

export function readPlaywright({ suites, errors }: PlaywrightReport): TestResult[] {
  const read = (suite: PlaywrightSuite): TestResult[] => [
    ...suite.specs.flatMap(({ ok, file, line, title, tests }) =>
      tests.map(
        ({ status, results }): TestResult => ({
          name: `${file}:${line}: ${title}`,
          status: status === "skipped" ? "skipped" : ok ? "passed" : "failed",
          unit: `e2e/${file}:${line}`,
          message: ok ? "" : results.map(describeFailure).join("\n"),
        }),
      ),
    ),
    ...(suite.suites ?? []).flatMap(read),
  ];
  const beside = errors.map(({ message }) => failureOf("Browser tests: an error beside the tests", message));
  return [...suites.flatMap(read), ...beside];
}
