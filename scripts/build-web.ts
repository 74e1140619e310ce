import { spawnSync } from "node:child_process";

/** Builds the web app and ends this process when that fails; turbo keeps unchanged builds. */
export function buildWeb(): void {
  process.stderr.write("Building the web app …\n");
  const { status, stdout } = spawnSync(
    "pnpm",
    ["exec", "turbo", "run", "build", "--output-logs=errors-only"],
    {
      stdio: ["ignore", "pipe", 2],
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
    },
  );
  if (status === 0) return;
  process.stderr.write(stdout);
  process.exit(1);
}
