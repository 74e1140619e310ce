import { writeFileSync } from "node:fs";
import type { Reporter, SerializedError } from "vitest/node";

/** An error that no test caught, such as an unhandled rejection. */
export interface UncaughtError {
  /** Absolute path of the test file that ran at that moment; null between files. */
  readonly file: string | null;
  readonly message: string;
}

type RunnerError = SerializedError & {
  readonly VITEST_TEST_PATH?: string;
  readonly VITEST_TEST_NAME?: string;
};

/** Vitest's JSON report leaves these errors out; this reporter writes them to the file that UNCAUGHT_REPORT names. */
export default class UncaughtReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly RunnerError[]): void {
    const told = errors.map(
      ({ VITEST_TEST_PATH: file, VITEST_TEST_NAME: test, ...error }): UncaughtError => ({
        file: file ?? null,
        message: [test ? `while "${test}" ran` : "", error.stack ?? error.message, causeOf(error)]
          .filter(Boolean)
          .join("\n"),
      }),
    );
    writeFileSync(process.env.UNCAUGHT_REPORT ?? "", JSON.stringify(told));
  }
}

function causeOf({ cause }: RunnerError): string {
  return cause ? `caused by ${JSON.stringify(cause, null, 2)}` : "";
}
