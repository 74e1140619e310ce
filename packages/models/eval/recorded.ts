import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const FILE = join(import.meta.dirname, "recorded", "replies.json");

const REPLIES = z.record(z.string(), z.string());

/** The texts that language models wrote when they were asked for the names in the labelled answers, by answer. */
export function readRecorded(): Map<string, string> {
  if (!existsSync(FILE)) return new Map();
  return new Map(Object.entries(REPLIES.parse(JSON.parse(readFileSync(FILE, "utf8")))));
}

export function writeRecorded(replies: ReadonlyMap<string, string>): void {
  mkdirSync(join(FILE, ".."), { recursive: true });
  const sorted = [...replies].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
}
