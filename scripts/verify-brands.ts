// `pnpm verify:brands`: 201 brands through the whole product, 26 weeks each: false alerts, falls that are found and dated, and versions
// that do not alarm, beside what studies.md promises (R16).
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const { status } = spawnSync(
  join("node_modules", ".bin", "vitest"),
  ["run", "packages/services/src/brands/simulated-brands.test.ts", "--reporter=default"],
  { stdio: "inherit", env: { ...process.env, VERIFY: "full" } },
);
process.exit(status ?? 1);
