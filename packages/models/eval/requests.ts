import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { EXTRACTION_SCHEMA, extractionInstruction } from "../src/extract/instruction.ts";
import { visibleAnswer } from "../src/extract/visible-answer.ts";
import { parseAnswer } from "../src/parse/parse-answer.ts";
import { readLabelledAnswers } from "./score.ts";

const FILE = join(import.meta.dirname, "recorded", "replies.json");

const RECORDED = z.record(z.string(), z.string());

/** The texts that language models wrote when they were asked for the names in the labelled answers, by answer. */
export function readRecorded(): Map<string, string> {
  if (!existsSync(FILE)) return new Map();
  return new Map(Object.entries(RECORDED.parse(JSON.parse(readFileSync(FILE, "utf8")))));
}

function writeRecorded(replies: ReadonlyMap<string, string>): void {
  mkdirSync(join(FILE, ".."), { recursive: true });
  const sorted = [...replies].sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);
}

/**
 * `node packages/models/eval/requests.ts write FOLDER`: the extraction requests of all labelled answers that are not the
 * JSON asked for, as `batch-NN.json`; lists come last. `… read FOLDER`: takes the replies in `replies-NN.json` into
 * `recorded/`. Requests hold no labels, and their ids say nothing about the answers.
 */

const PER_BATCH = 55;

const requests = readLabelledAnswers()
  .map(({ file, kind, text }) => ({ file, kind, text, id: opaque(text) }))
  .sort((a, b) => (a.id < b.id ? -1 : 1));

function opaque(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

function writeRequests(into: string): void {
  const asked = requests
    .map((request) => ({ ...request, read: parseAnswer(request.text, request) }))
    .filter(({ read }) => read.shape !== "json" && read.outcome !== "refusal")
    .sort((a, b) => Number(a.read.shape === "list") - Number(b.read.shape === "list"))
    .map(({ id, kind, text }) => ({ id, kind, user: visibleAnswer(text) }))
    .filter(({ user }) => user.trim() !== "");
  const system = { company: extractionInstruction("company"), expert: extractionInstruction("expert") };
  mkdirSync(into, { recursive: true });
  for (let from = 0; from < asked.length; from += PER_BATCH) {
    const part = asked.slice(from, from + PER_BATCH);
    const name = `batch-${String(from / PER_BATCH + 1).padStart(2, "0")}.json`;
    const content = { system, schema: EXTRACTION_SCHEMA.schema, requests: part };
    writeFileSync(join(into, name), `${JSON.stringify(content, null, 1)}\n`);
    process.stdout.write(`${name}: ${part.length} requests\n`);
  }
}

/** By id the text that the model wrote; an object stands for its JSON. */
const REPLIES = z.record(z.string(), z.union([z.string(), z.looseObject({})]));

function readReplies(from: string): void {
  const files = new Map(requests.map(({ id, file }) => [id, file]));
  const replies = readRecorded();
  for (const name of readdirSync(from).filter((name) => /^replies-.*\.json$/u.test(name))) {
    const content = REPLIES.parse(JSON.parse(readFileSync(join(from, name), "utf8")));
    for (const [id, reply] of Object.entries(content)) {
      const file = files.get(id);
      if (file) replies.set(file, typeof reply === "string" ? reply : JSON.stringify(reply));
      else process.stderr.write(`${name}: no answer has the id ${id}\n`);
    }
  }
  writeRecorded(replies);
  process.stdout.write(`recorded replies: ${replies.size}\n`);
}

if (import.meta.main) {
  const [command, folder] = process.argv.slice(2);
  if (folder !== undefined && command === "write") writeRequests(folder);
  else if (folder !== undefined && command === "read") readReplies(folder);
  else {
    process.stderr.write("Use: node packages/models/eval/requests.ts write|read FOLDER\n");
    process.exitCode = 1;
  }
}
