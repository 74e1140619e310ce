import { parseAnswer } from "../src/parse/parse-answer.ts";
import { hostileInputs } from "./hostile.ts";
import type { LabelledAnswer } from "./score.ts";

const ROUND_MS = 700;

export interface Rate {
  readonly name: string;
  /** Mean length of the answers, characters. */
  readonly length: number;
  /** Answers per second of processor time, one figure a round. */
  readonly rounds: readonly number[];
}

/** How fast clean JSON, lists as models write most, odd numbered lists and all labelled answers are read. */
export function measureRates(answers: readonly LabelledAnswer[], rounds = 1): Rate[] {
  const isList = ({ expected, text }: LabelledAnswer) =>
    expected.length > 4 && /^\s*(?:\*\*)?1[.)]/m.test(text) && !text.includes("{");
  const sets = [
    { name: "clean JSON", texts: cleanAnswers() },
    { name: "plain lists", texts: plainLists() },
    { name: "odd numbered lists", texts: answers.filter(isList).map((answer) => answer.text) },
    { name: "all labelled answers", texts: answers.map((answer) => answer.text) },
  ];
  return sets.map(({ name, texts }) => ({
    name,
    length: mean(texts.map((text) => text.length)),
    rounds: Array.from({ length: rounds }, () => rate(texts)),
  }));
}

export interface HostileTime {
  readonly name: string;
  /** Best of three runs, milliseconds of processor time. */
  readonly ms: number;
}

/** Hostile inputs of 1 MB, the slowest first. */
export function measureHostile(): HostileTime[] {
  const times = hostileInputs().map(({ name, text }) => ({
    name,
    ms: Math.min(...[0, 1, 2].map(() => timeOf(text))),
  }));
  return times.toSorted((a, b) => b.ms - a.ms);
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

/** The same entries as numbered lists, set off in the three ways of models, with a sentence before and one after. */
function plainLists(): string[] {
  const text = "a customer platform with marketing, sales and service tools for growing companies.";
  return Array.from({ length: 60 }, (_, answer) => {
    const items = Array.from({ length: 10 + (answer % 5) }, (_, index) => {
      const name = `Company ${String.fromCharCode(65 + index)}${answer}`;
      const site = `company${(answer * 7 + index * 13) % 400}.com`;
      const item = [`**${name}** (${site}) – ${text}`, `**${name}**: ${text}`, `${name} - ${text}`][
        answer % 3
      ];
      return `${index + 1}. ${item}`;
    });
    return `Here are customer platforms for small teams:\n\n${items.join("\n")}\n\nPrices change often.`;
  });
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
