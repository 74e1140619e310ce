import { type FileScore, readLabelledAnswers, scoreAll } from "./score.ts";
import { measureHostile, measureRates } from "./speed.ts";

/** `pnpm eval:parser [NAME…]`: how well and how fast the parser reads the labelled answers. Exit 1 below F1 0.98. */

const MIN_F1 = 0.98;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)} %`;
}

function isFailing(file: FileScore): boolean {
  return (
    file.invented.length > 0 ||
    file.missed.length > 0 ||
    file.wrongDomains.length > 0 ||
    !file.outcomeRight ||
    file.rankExact < file.matched
  );
}

function describe(file: FileScore): string {
  const parts = [
    file.invented.length > 0 ? `not labelled: ${file.invented.join(" | ")}` : "",
    file.missed.length > 0 ? `missed: ${file.missed.join(" | ")}` : "",
    file.rankExact < file.matched ? `rank differs: ${file.matched - file.rankExact}` : "",
    file.wrongDomains.length > 0 ? `domain: ${file.wrongDomains.join(" | ")}` : "",
    file.outcomeRight ? "" : "outcome differs",
  ];
  return `  ${file.file}: ${parts.filter(Boolean).join("; ")}`;
}

const names = process.argv.slice(2);
const all = readLabelledAnswers();
const answers =
  names.length > 0 ? all.filter((answer) => names.some((name) => answer.file.includes(name))) : all;
const score = scoreAll(answers);
print(`answers    ${answers.length}`);
print(`precision  ${percent(score.precision)}`);
print(`recall     ${percent(score.recall)}`);
print(`F1         ${percent(score.f1)}`);
print(
  `rank exact ${percent(score.rankExact)}, domain ${percent(score.domainAccuracy)}, outcome ${percent(score.outcomeAccuracy)}`,
);
const failing = score.files.filter(isFailing);
if (failing.length > 0)
  print(
    `\nanswers read differently from their label (${failing.length}):\n${failing.map(describe).join("\n")}`,
  );
if (names.length === 0) {
  print("");
  for (const { name, length, rounds } of measureRates(all)) {
    print(`speed      ${name}, ${length} characters: ${rounds[0]} answers/s`);
  }
  const hostile = measureHostile();
  const worst = hostile.slice(0, 5).map(({ name, ms }) => `${name} ${ms.toFixed(1)} ms`);
  print(`hostile    ${hostile.length} inputs of 1 MB, slowest: ${worst.join(", ")}`);
}
if (score.f1 < MIN_F1) process.exitCode = 1;
