// `pnpm verify:money`: the tests of money at the size of the goals (R1, R2, R5, R6), with their figures printed.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const { status } = spawnSync(
  join("node_modules", ".bin", "vitest"),
  ["run", "apps/server/test/money", "--reporter=default"],
  { stdio: "inherit", env: { ...process.env, VERIFY: "full" } },
);
process.exit(status ?? 1);
