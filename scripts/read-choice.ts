import { parseArgs } from "node:util";

/** Arguments `[name…] [--count=n]` of a verification; what is neither ends this process with 2 and a sentence. */
export function readChoice(known: readonly string[]): {
  /** All where none is named. */
  readonly names: readonly string[];
  readonly count: number | undefined;
} {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { count: { type: "string" } },
  });
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) refuse(`Unknown: ${unknown.join(", ")}. There are ${known.join(", ")}.`);
  const names = positionals.length > 0 ? positionals : known;
  return { names, count: values.count === undefined ? undefined : readCount(values.count) };
}

/** Of nothing everything holds. */
export function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isSafeInteger(count) || count < 1)
    refuse(`A count is a whole number from 1 on, not "${text}".`);
  return count;
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
