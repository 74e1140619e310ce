// `pnpm verify:inputs`: 10,000 generated inputs to every REST call and procedure (R13); `SEED=…` repeats a run.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const { status } = spawnSync(
  join("node_modules", ".bin", "vitest"),
  ["run", "apps/server/test/inputs", "--reporter=default"],
  { stdio: "inherit", env: { ...process.env, VERIFY: "full" } },
);
process.exit(status ?? 1);
