// Runs tests at the size of the goals and prints their figures; --count=n where a test says how many of something it does, and
// --from=n where it can be done in parts.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readCount } from "./read-choice.ts";

const TESTS: Readonly<Record<string, readonly string[]>> = {
  /**
   * 201 brands through the whole product, 26 weeks each: false alerts, falls that are found and dated, and versions that do not alarm
   * (R16). Then 72 in three markets: ranges of their differences.
   */
  brands: [
    "packages/services/src/brands/simulated-brands.test.ts",
    "packages/services/src/brands/simulated-markets.test.ts",
  ],
  /** 200 experiments through the whole product, 13 weekly visits each: false verdicts, effects that are found, and ranges. */
  experiments: ["packages/services/src/brands/experiments/simulated-experiments.test.ts"],
  /** 20,000 generated inputs to every REST call and procedure (R13); `SEED=…` repeats a run. */
  inputs: ["apps/server/test/inputs"],
  /** Credits and payments (R1, R2, R5, R6). */
  money: ["apps/server/test/money", "packages/services/src/studies/money.test.ts"],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: "string" }, from: { type: "string" } },
});
const [name = ""] = positionals;
const tests = TESTS[name];
if (!tests) throw new Error(`There is nothing to verify of ${name}; ${Object.keys(TESTS)}`);
const { status } = spawnSync(
  join("node_modules", ".bin", "vitest"),
  ["run", ...tests, "--reporter=default"],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      VERIFY: "full",
      ...(values.count === undefined ? {} : { COUNT: String(readCount(values.count)) }),
      ...(values.from === undefined ? {} : { FROM: values.from }),
    },
  },
);
process.exit(status ?? 1);
