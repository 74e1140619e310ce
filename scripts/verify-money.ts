// `pnpm verify:money`: runs the money tests at the size of the goals (R1, R2, R5, R6) and prints their figures.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const { status } = spawnSync(
  join("node_modules", ".bin", "vitest"),
  ["run", "apps/server/test/money", "packages/services/src/studies/money.test.ts", "--reporter=default"],
  { stdio: "inherit", env: { ...process.env, VERIFY: "full" } },
);
process.exit(status ?? 1);
