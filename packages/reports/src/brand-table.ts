import {
  MAX_RESULTS,
  type Market,
  type ModelNames,
  type NamedEntry,
  type QuestionKind,
  SANDBOX_LABEL,
  type Stance,
  type StudyAnswerEvent,
} from "@standings/domain";
import { type Cell, geoCell, marketCells, momentOf, type Table } from "./table.ts";

/** One answer of a brand's visits. */
export interface BrandAnswerRow {
  /** ISO 8601: the visit's place on the time axis. */
  readonly visitAt: string;
  readonly prompt: string;
  readonly label: string | null;
  /** Whom the prompt names: figures count open ones alone. */
  readonly kind: QuestionKind;
  readonly market: Market | null;
  readonly studyId: string;
  readonly answer: StudyAnswerEvent;
  /** Ranks of the brand and of its competitors, in their order; null: not listed. None of a plain answer. */
  readonly ranks: readonly (number | null)[];
  /** How a plain answer speaks of them, in their order; null: not at all. None of a list. */
  readonly stances: readonly (Stance | null)[];
  readonly isSandbox: boolean;
}

const ANSWER = [
  "Visit",
  "Prompt",
  "Label",
  "Kind",
  "Country",
  "Language",
  "Geo",
  "Study",
  "Arm",
  "Round",
  "Model ID",
  "Model",
  "Outcome",
  "Served model",
  "Asked at",
];

/**
 * The rows of a brand's file: an answer each, with the rank of the brand and of each competitor in a list, and how a plain answer
 * speaks of them.
 */
export function brandTable(
  companies: readonly NamedEntry[],
  answers: AsyncIterable<BrandAnswerRow>,
  names: ModelNames,
): Table {
  const places = Array.from({ length: MAX_RESULTS.company }, (_, index) => [
    `${index + 1} name`,
    `${index + 1} domain`,
  ]);
  const ranks = companies.map(({ name }) => `Rank of ${name}`);
  const stances = companies.map(({ name }) => `Stance on ${name}`);
  const header = [...ANSWER, ...ranks, ...stances, "Sources", ...places.flat(), "Data"];
  async function* rows() {
    for await (const answer of answers) yield cellsOf(answer, companies, names);
  }
  return { sheet: "Answers", header, rows: rows() };
}

function cellsOf(
  { visitAt, prompt, label, kind, market, studyId, answer, ranks, stances, isSandbox }: BrandAnswerRow,
  companies: readonly NamedEntry[],
  { modelName }: ModelNames,
): Cell[] {
  const { round, modelId, outcome, servedModel, at, results, cited = [] } = answer;
  const byRank = new Map(results.map((entry) => [entry.rank, entry]));
  const list = Array.from({ length: MAX_RESULTS.company }, (_, index): Cell[] => {
    const entry = byRank.get(index + 1);
    return entry ? [entry.name, entry.domain] : ["", ""];
  });
  return [
    ...[
      momentOf(visitAt),
      prompt,
      label ?? "",
      kind,
      ...marketCells(market),
      geoCell(answer.versions?.geo),
      studyId,
      answer.arm,
      round,
      modelId,
      modelName(modelId),
      outcome,
      servedModel ?? "",
      momentOf(at),
    ],
    ...companies.map((_, at) => ranks[at] ?? ""),
    ...companies.map((_, at) => stances[at] ?? ""),
    cited.join(" "),
    ...list.flat(),
    isSandbox ? SANDBOX_LABEL : "",
  ];
}
