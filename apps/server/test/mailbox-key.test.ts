import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readMailboxKey } from "../src/mailbox-key.ts";

const folder = mkdtempSync(join(tmpdir(), "standings-key-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("is the configured key, else one that the first start makes for this user alone", () => {
  const dataDir = join(folder, "data");
  expect(readMailboxKey({ mailboxKey: "a configured key", dataDir })).toBe("a configured key");
  const made = readMailboxKey({ mailboxKey: null, dataDir });
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(readMailboxKey({ mailboxKey: null, dataDir })).toBe(made);
  expect(statSync(join(dataDir, "mailbox-key")).mode & 0o777).toBe(0o600);
});

it("says what is missing where none can be kept", () => {
  const dataDir = join(folder, "file");
  writeFileSync(dataDir, "");
  expect(() => readMailboxKey({ mailboxKey: null, dataDir })).toThrow("MAILBOX_KEY: missing");
});
