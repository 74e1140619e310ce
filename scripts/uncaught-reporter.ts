import { writeFileSync } from "node:fs";
import type { Reporter, SerializedError } from "vitest/node";

/** An error that no test caught, such as an unhandled rejection or a process that ended. */
export interface UncaughtError {
  /** Absolute path of the test file that ran at that moment; null between files. */
  readonly file: string | null;
  readonly message: string;
}

type RunnerError = SerializedError & {
  readonly VITEST_TEST_PATH?: string;
  readonly VITEST_TEST_NAME?: string;
};

/** How Vitest tells which file a process was at when it crashed. */
const CRASHED_AT = /while running test file (.+)$/;

/** Vitest's JSON report leaves these errors out; this reporter writes them to the file that UNCAUGHT_REPORT names. */
export default class UncaughtReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly RunnerError[]): void {
    // An error is not copied: its message and its cause are not enumerable.
    const told = errors.map((error): UncaughtError => {
      const { VITEST_TEST_PATH: file, VITEST_TEST_NAME: test, cause } = error;
      const message = [
        test ? `while "${test}" ran` : "",
        error.stack ?? error.message,
        cause ? `caused by ${cause.message}` : "",
      ];
      return { file: file ?? crashedAt(error), message: message.filter(Boolean).join("\n") };
    });
    writeFileSync(process.env.UNCAUGHT_REPORT ?? "", JSON.stringify(told));
  }
}

function crashedAt({ cause }: SerializedError): string | null {
  return CRASHED_AT.exec(cause?.message ?? "")?.[1] ?? null;
}
