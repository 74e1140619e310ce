import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { RankingKind } from "@standings/domain";
import { parseAnswer } from "./parse/parse-answer.ts";

/**
 * `pnpm --silent extract [--kind company|expert] FILE…`: prints whom each raw answer ranks, one line of JSON
 * per file. `-` reads standard input. Exit 1 when a file could not be read, 2 for a wrong call.
 */

const USAGE = "Usage: extract [--kind company|expert] FILE…\n";

interface Call {
  readonly kind: RankingKind;
  readonly files: readonly string[];
}

function readCall(args: readonly string[]): Call | null {
  let kind: RankingKind = "company";
  const files: string[] = [];
  let onlyFiles = false;
  for (let index = 0; index < args.length; index++) {
    const argument = args[index] ?? "";
    if (onlyFiles || argument === "-" || !argument.startsWith("-")) files.push(argument);
    else if (argument === "--") onlyFiles = true;
    else {
      const value = argument === "--kind" ? args[++index] : /^--kind=(.*)$/s.exec(argument)?.[1];
      if (value !== "company" && value !== "expert") return null;
      kind = value;
    }
  }
  return files.length > 0 ? { kind, files } : null;
}

function extract(file: string, kind: RankingKind): string {
  const source = file === "-" ? 0 : resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const answer = new TextDecoder("utf-8").decode(readFileSync(source));
  const results = parseAnswer(answer, { kind }).entries.map(({ rank, name, domain }) => ({
    rank,
    name,
    domain,
  }));
  return JSON.stringify({ file, results });
}

function main(args: readonly string[]): number {
  const call = readCall(args);
  if (!call) {
    process.stderr.write(USAGE);
    return 2;
  }
  let status = 0;
  for (const file of call.files) {
    try {
      process.stdout.write(`${extract(file, call.kind)}\n`);
    } catch (error) {
      process.stderr.write(
        `extract: cannot read ${file}: ${error instanceof Error ? error.message : "unknown error"}\n`,
      );
      status = 1;
    }
  }
  return status;
}

process.exitCode = main(process.argv.slice(2));
