import { parseAnswer } from "../src/parse/index.ts";
import { hostileInputs } from "./hostile.ts";
import type { LabelledAnswer } from "./score.ts";

const ROUND_MS = 700;

/** Parses per second of processor time of clean JSON, of lists and of all labelled answers. */
export function measureSpeed(answers: readonly LabelledAnswer[]): string[] {
  const clean = cleanAnswers();
  const lists = answers.filter(
    (answer) =>
      answer.expected.length > 4 && /^\s*(?:\*\*)?1[.)]/m.test(answer.text) && !answer.text.includes("{"),
  );
  return [
    `speed      clean JSON, ${mean(clean.map((text) => text.length))} characters: ${rate(clean)} answers/s`,
    `           numbered lists, ${mean(lists.map((list) => list.text.length))} characters: ${rate(lists.map((list) => list.text))} answers/s`,
    `           all labelled answers: ${rate(answers.map((answer) => answer.text))} answers/s`,
  ];
}

/** The slowest hostile inputs, best of three runs each, after warming up. */
export function measureHostile(): string[] {
  const times = hostileInputs().map(({ name, text }) => {
    const runs = [0, 1, 2].map(() => timeOf(text));
    return { name, ms: Math.min(...runs), first: runs[0] ?? 0 };
  });
  const slowest = times.toSorted((a, b) => b.ms - a.ms);
  const [worst] = slowest;
  const first = times.toSorted((a, b) => b.first - a.first)[0];
  return [
    `hostile    ${times.length} inputs of 1 MB: slowest ${worst?.ms.toFixed(2)} ms (${worst?.name}); slowest first run ${first?.first.toFixed(2)} ms (${first?.name})`,
    `           ${slowest
      .slice(0, 8)
      .map((time) => `${time.name} ${time.ms.toFixed(1)}`)
      .join(", ")}`,
  ];
}

/** Processor time of this process, so that what else runs on the machine does not count. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function timeOf(text: string): number {
  const start = cpuMs();
  parseAnswer(text, { kind: "company" });
  return cpuMs() - start;
}

function rate(texts: readonly string[]): number {
  for (let round = 0; round < 40; round++) for (const text of texts) parseAnswer(text, { kind: "company" });
  let count = 0;
  const start = cpuMs();
  let elapsed = 0;
  while (elapsed < ROUND_MS) {
    for (const text of texts) parseAnswer(text, { kind: "company" });
    count += texts.length;
    elapsed = cpuMs() - start;
  }
  return Math.round((count / elapsed) * 1_000);
}

function mean(values: readonly number[]): number {
  return Math.round(values.reduce((total, value) => total + value, 0) / Math.max(1, values.length));
}

/** Answers as we ask for them, 10 to 14 entries with different names and domains. */
function cleanAnswers(): string[] {
  const why =
    "Rated highly by small teams for its free tier, its onboarding and the breadth of its integrations.";
  return Array.from({ length: 50 }, (_, answer) =>
    JSON.stringify({
      sector: "Technology",
      results: Array.from({ length: 10 + (answer % 5) }, (_, index) => ({
        rank: index + 1,
        company_name: `Company ${String.fromCharCode(65 + index)}${answer}`,
        domain: `company${(answer * 7 + index * 13) % 400}.com`,
        description: "A customer platform with marketing, sales and service tools for growing companies.",
        rationale: why,
      })),
    }),
  );
}
