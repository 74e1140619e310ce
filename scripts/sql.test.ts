import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "standings-sql-"));
afterAll(() => rmSync(folder, { recursive: true }));

function said(variables: Record<string, string>): string {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const script = fileURLToPath(new URL("sql.ts", import.meta.url));
  // As in a copy of .env.example: what is not set is there, and empty.
  const env = {
    PATH,
    NODE_COMPILE_CACHE,
    DATABASE_URL: "",
    DATABASE_HOST: "",
    DATA_DIR: folder,
    ...variables,
  };
  const { status, stderr } = spawnSync(process.execPath, [script, "select 1"], { env, encoding: "utf8" });
  expect(status).toBe(1);
  return stderr;
}

it("the prompt names the database that does not answer, in one sentence", { tags: "long" }, () => {
  writeFileSync(join(folder, "database-url"), "postgres://postgres:secret@127.0.0.1:9/noted");
  expect(said({})).toMatch(/^The database noted at 127\.0\.0\.1:9 did not answer .*\n$/);
  const own = { DATABASE_HOST: "127.0.0.1", DATABASE_PORT: "9", DATABASE_NAME: "own" };
  expect(said(own)).toMatch(/^The database own at 127\.0\.0\.1:9 did not answer .*\n$/);
});
