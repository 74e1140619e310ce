import { readFileSync } from "node:fs";
import { join } from "node:path";
import { normaliseName, type RankingKind } from "@standings/domain";
import { type ParsedAnswer, parseAnswer } from "../src/parse/index.ts";

/** The labelled answers and how the parser does on them. */

interface Label {
  readonly kind: RankingKind;
  readonly outcome: ParsedAnswer["outcome"];
  readonly expected: readonly { readonly name: string; readonly domain: string | null }[];
}

export interface LabelledAnswer extends Label {
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
  readonly domainAccuracy: number;
  readonly outcomeAccuracy: number;
  readonly files: readonly FileScore[];
}

const FOLDER = import.meta.dirname;

export function readLabelledAnswers(): LabelledAnswer[] {
  const labels: Record<string, Label> = JSON.parse(readFileSync(join(FOLDER, "labels.json"), "utf8"));
  return Object.entries(labels).map(([name, label]) => ({
    ...label,
    file: name,
    text: readFileSync(join(FOLDER, "answers", `${name}.txt`), "utf8"),
  }));
}

function scoreAnswer(answer: LabelledAnswer): FileScore {
  const parsed = parseAnswer(answer.text, { kind: answer.kind });
  const open = new Map(
    answer.expected.map((entry, index) => [normaliseName(entry.name), { ...entry, rank: index + 1 }]),
  );
  const invented: string[] = [];
  const wrongDomains: string[] = [];
  let matched = 0;
  let rankExact = 0;
  for (const entry of parsed.entries) {
    const label = open.get(normaliseName(entry.name));
    if (!label) {
      invented.push(entry.name);
      continue;
    }
    open.delete(normaliseName(entry.name));
    matched++;
    if (label.rank === entry.rank) rankExact++;
    if (label.domain !== entry.domain)
      wrongDomains.push(`${entry.name}: ${entry.domain} for ${label.domain}`);
  }
  return {
    file: answer.file,
    matched,
    invented,
    missed: [...open.values()].map((label) => label.name),
    rankExact,
    domainExact: matched - wrongDomains.length,
    wrongDomains,
    outcomeRight: parsed.outcome === answer.outcome,
  };
}

/** Micro-averages over all entries: an answer that names nobody and yields k names counts k false positives. */
export function scoreAll(answers: readonly LabelledAnswer[]): Score {
  const files = answers.map(scoreAnswer);
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

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}
