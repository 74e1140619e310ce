/** What the test runners of `npm test` report, and how a second look changes it. */
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/** Characters of a failed page. */
const MOST_SHOWN = 6_000;

export interface TestResult {
  readonly name: string;
  readonly status: "passed" | "failed" | "skipped";
  /** What runs it once more: a test file of Vitest, file and line of Playwright. */
  readonly unit: string;
  /** Why it failed. */
  readonly message: string;
}

export interface TestResults {
  readonly tests: readonly TestResult[];
  /** Failures that belong to no test, such as an unhandled rejection. */
  readonly errors: readonly string[];
}

const isFailed = ({ status }: { readonly status: string }) => status === "failed";

/** Units with a test that failed. */
export function failedUnits({ tests }: TestResults): string[] {
  return [...new Set(tests.filter(isFailed).map(({ unit }) => unit))];
}

/** What failed in both looks, or in the second alone, is failed; the other failures of the first are told by `passedAgain`. */
export function afterSecondLook(first: TestResults, second: TestResults): TestResults {
  const again = new Set(second.tests.map(({ unit }) => unit));
  const kept = first.tests.filter(({ unit }) => !again.has(unit));
  return { tests: [...kept, ...second.tests], errors: [...first.errors, ...second.errors] };
}

/** Tests that failed and passed when they were run once more, alone. */
export function passedAgain(first: TestResults, after: TestResults): TestResult[] {
  const failing = new Set(after.tests.filter(isFailed).map(({ name }) => name));
  return first.tests.filter((test) => isFailed(test) && !failing.has(test.name));
}

interface VitestReport {
  readonly success: boolean;
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

export function readVitest({ success, testResults }: VitestReport): TestResults {
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
    return isBroken ? [...own, { name: unit, status: "failed" as const, unit, message }] : own;
  });
  const isUnhandled = !success && !tests.some(isFailed);
  return { tests, errors: isUnhandled ? ["an error that no test caught: see the output"] : [] };
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
  return [error?.message ?? "", shown.slice(0, MOST_SHOWN)].join("\n");
}

export function readPlaywright({ suites, errors }: PlaywrightReport): TestResults {
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
  return { tests: suites.flatMap(read), errors: errors.map(({ message }) => message) };
}
