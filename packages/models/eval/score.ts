import { readFileSync } from "node:fs";
import { join } from "node:path";
import { normaliseName, type RankingKind } from "@standings/domain";
import { parseAnswer } from "../src/parse/parse-answer.ts";
import type { ParsedAnswer } from "../src/parse/types.ts";

/** The labelled answers and how the parser does on them. */

interface Label {
  readonly kind: RankingKind;
  /** The form of the answer; those without are from before shapes were told apart. */
  readonly shape?: string;
  readonly outcome: ParsedAnswer["outcome"];
  readonly expected: readonly ExpectedEntry[];
}

interface ExpectedEntry {
  readonly name: string;
  /** Other spellings that are right as well. */
  readonly alt?: readonly string[];
  readonly domain: string | null;
}

export interface LabelledAnswer extends Label {
  readonly shape: string;
  readonly isKept: boolean;
  readonly file: string;
  readonly text: string;
}

export interface FileScore {
  readonly file: string;
  /** Names found and expected, found only, expected only. */
  readonly matched: number;
  readonly invented: readonly string[];
  readonly missed: readonly string[];
  readonly rankExact: number;
  /** Of the matched names, those with exactly the labelled domain (or none where none is labelled). */
  readonly domainExact: number;
  readonly wrongDomains: readonly string[];
  readonly outcomeRight: boolean;
}

interface Score {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
  readonly rankExact: number;
  /** Share of answers with all names, no other one, in the labelled order. */
  readonly exact: number;
  readonly domainAccuracy: number;
  readonly outcomeAccuracy: number;
  readonly files: readonly FileScore[];
}

const FOLDER = import.meta.dirname;

export function readLabelledAnswers(): LabelledAnswer[] {
  const labels: Record<string, Label> = JSON.parse(readFileSync(join(FOLDER, "labels.json"), "utf8"));
  const seen = new Map<string, number>();
  return Object.entries(labels)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, label]) => {
      const shape = label.shape ?? "earlier";
      const place = (seen.get(shape) ?? 0) + 1;
      seen.set(shape, place);
      return {
        ...label,
        shape,
        file: name,
        text: readFileSync(join(FOLDER, "answers", `${name}.txt`), "utf8"),
        isKept: label.shape !== undefined && place % KEPT_EVERY === 0,
      };
    });
}

/** Every fifth answer of a shape judges the rules and is never looked at while they change. */
const KEPT_EVERY = 5;

/** How an answer is read: by the rules, unless it is said otherwise. */
export type Reader = (answer: LabelledAnswer) => Pick<ParsedAnswer, "outcome" | "entries">;

const byRules: Reader = ({ text, kind }) => parseAnswer(text, { kind });

function scoreAnswer(answer: LabelledAnswer, read: Reader): FileScore {
  const parsed = read(answer);
  const open = answer.expected.map((entry, index) => ({ ...entry, rank: index + 1 }));
  const invented: string[] = [];
  const wrongDomains: string[] = [];
  let matched = 0;
  let rankExact = 0;
  for (const entry of parsed.entries) {
    const at = open.findIndex((expected) => isSame(expected, entry.name));
    const [label] = at < 0 ? [] : open.splice(at, 1);
    if (!label) {
      invented.push(entry.name);
      continue;
    }
    matched++;
    if (label.rank === entry.rank) rankExact++;
    if (label.domain !== entry.domain)
      wrongDomains.push(`${entry.name}: ${entry.domain} for ${label.domain}`);
  }
  return {
    file: answer.file,
    matched,
    invented,
    missed: open.map((label) => label.name),
    rankExact,
    domainExact: matched - wrongDomains.length,
    wrongDomains,
    outcomeRight: parsed.outcome === answer.outcome,
  };
}

function isSame({ name, alt = [] }: ExpectedEntry, found: string): boolean {
  return [name, ...alt].some((spelling) => normaliseName(spelling) === normaliseName(found));
}

/** Micro-averages over all entries: an answer that names nobody and yields k names counts k false positives. */
export function scoreAll(answers: readonly LabelledAnswer[], read: Reader = byRules): Score {
  const files = answers.map((answer) => scoreAnswer(answer, read));
  const sum = (value: (file: FileScore) => number) => files.reduce((total, file) => total + value(file), 0);
  const matched = sum((file) => file.matched);
  const precision = share(matched, matched + sum((file) => file.invented.length));
  const recall = share(matched, matched + sum((file) => file.missed.length));
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    rankExact: share(
      sum((file) => file.rankExact),
      matched,
    ),
    exact: share(files.filter(isExact).length, files.length),
    domainAccuracy: share(
      sum((file) => file.domainExact),
      matched,
    ),
    outcomeAccuracy: share(
      sum((file) => (file.outcomeRight ? 1 : 0)),
      files.length,
    ),
    files,
  };
}

export function isExact({ invented, missed, rankExact, matched }: FileScore): boolean {
  return invented.length === 0 && missed.length === 0 && rankExact === matched;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
