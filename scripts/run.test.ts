import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";

/** Notes each installation, and ends it as it is told. */
const PNPM = `#!/bin/sh
[ "$1" = --version ] && echo 12.21.0 && exit
echo "$1" >> calls
exit $PNPM_ENDS_WITH
`;

const folder = mkdtempSync(join(tmpdir(), "standings-run-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** How often packages have been installed, after one more command on this lockfile. */
function installations(lockfile: string, endsWith: number): number {
  writeFileSync(join(folder, "pnpm-lock.yaml"), lockfile);
  const { status } = spawnSync(process.execPath, [join(folder, "scripts", "run.mjs"), "sql"], {
    env: { PATH: `${folder}${delimiter}${process.env.PATH}`, PNPM_ENDS_WITH: String(endsWith) },
  });
  expect(status).toBe(endsWith);
  return readFileSync(join(folder, "calls"), "utf8").trim().split("\n").length;
}

it("installs once for a lockfile, and again after an installation that was cut off", () => {
  mkdirSync(join(folder, "scripts"));
  copyFileSync(fileURLToPath(new URL("run.mjs", import.meta.url)), join(folder, "scripts", "run.mjs"));
  writeFileSync(join(folder, "scripts", "sql.ts"), "");
  writeFileSync(join(folder, "pnpm-workspace.yaml"), "");
  writeFileSync(join(folder, "pnpm"), PNPM, { mode: 0o755 });
  expect(installations("a", 0)).toBe(1);
  expect(installations("a", 0)).toBe(1);
  expect(installations("b", 1)).toBe(2);
  expect(installations("a", 0)).toBe(3);
});
