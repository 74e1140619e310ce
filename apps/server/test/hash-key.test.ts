import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readHashKey } from "../src/hash-key.ts";

const folder = mkdtempSync(join(tmpdir(), "standings-key-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("is the configured key, else one that the first start makes for this user alone", () => {
  const dataDir = join(folder, "data");
  expect(readHashKey({ hashKey: "a configured key", dataDir })).toBe("a configured key");
  const made = readHashKey({ hashKey: null, dataDir });
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(readHashKey({ hashKey: null, dataDir })).toBe(made);
  expect(statSync(join(dataDir, "hash-key")).mode & 0o777).toBe(0o600);
});

it("says what is missing where none can be kept", () => {
  const dataDir = join(folder, "file");
  writeFileSync(dataDir, "");
  expect(() => readHashKey({ hashKey: null, dataDir })).toThrow("HASH_KEY: missing");
});
