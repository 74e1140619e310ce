import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { EXTRACTION_SCHEMA, extractionInstruction } from "../src/extract/instruction.ts";
import { visibleAnswer } from "../src/extract/visible-answer.ts";
import { parseAnswer } from "../src/parse/index.ts";
import { readRecorded, writeRecorded } from "./recorded.ts";
import { readLabelledAnswers } from "./score.ts";

/**
 * `node packages/models/eval/requests.ts write FOLDER`: the extraction requests of all labelled answers that are not the
 * JSON asked for, in batch files. `… read FOLDER`: takes the replies in `*.replies.json` into `recorded/`. Requests hold no
 * labels, and their ids say nothing about the answers.
 */

const BATCHES = 10;

const requests = readLabelledAnswers()
  .map(({ file, kind, text }) => ({ file, kind, text, id: opaque(text) }))
  .sort((a, b) => (a.id < b.id ? -1 : 1));

function opaque(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

function writeRequests(into: string): void {
  const asked = requests
    .filter(({ text, kind }) => parseAnswer(text, { kind }).shape !== "json")
    .map(({ id, kind, text }) => ({ id, kind, user: visibleAnswer(text) }))
    .filter(({ user }) => user.trim() !== "");
  mkdirSync(into, { recursive: true });
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const part = asked.filter((_request, index) => index % BATCHES === batch);
    const system = { company: extractionInstruction("company"), expert: extractionInstruction("expert") };
    const name = `batch-${String(batch + 1).padStart(2, "0")}.requests.json`;
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
  for (const name of readdirSync(from).filter((name) => name.endsWith(".replies.json"))) {
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

const [command, folder] = process.argv.slice(2);
if (folder !== undefined && command === "write") writeRequests(folder);
else if (folder !== undefined && command === "read") readReplies(folder);
else {
  process.stderr.write("Use: node packages/models/eval/requests.ts write|read FOLDER\n");
  process.exitCode = 1;
}
