import {
  MAX_RESULTS,
  modelName,
  type NamedEntry,
  SANDBOX_LABEL,
  type StudyAnswerEvent,
} from "@standings/domain";
import { BYTE_ORDER_MARK, type Cell, csvRow } from "./csv-row.ts";

/** One answer of a brand's visits. */
export interface BrandAnswerRow {
  /** ISO 8601: the visit's place on the time axis. */
  readonly visitAt: string;
  readonly prompt: string;
  readonly label: string | null;
  readonly studyId: string;
  readonly answer: StudyAnswerEvent;
  /** Ranks of the brand and of its competitors, in their order; null: not listed. */
  readonly ranks: readonly (number | null)[];
  readonly isSandbox: boolean;
}

const ANSWER = [
  "Visit",
  "Prompt",
  "Label",
  "Study",
  "Round",
  "Model ID",
  "Model",
  "Outcome",
  "Served model",
  "Asked at",
];

/** The head of a brand's answers as CSV (RFC 4180, UTF-8 with a byte order mark). */
export function brandCsvHead(companies: readonly NamedEntry[]): string {
  const places = Array.from({ length: MAX_RESULTS.company }, (_, index) => [
    `${index + 1} name`,
    `${index + 1} domain`,
  ]);
  const ranks = companies.map(({ name }) => `Rank of ${name}`);
  return BYTE_ORDER_MARK + csvRow([...ANSWER, ...ranks, "Sources", ...places.flat(), "Data"]);
}

/** One answer as a line; no cell is ever a formula. */
export function brandCsvLine({
  visitAt,
  prompt,
  label,
  studyId,
  answer,
  ranks,
  isSandbox,
}: BrandAnswerRow): string {
  const { round, modelId, outcome, servedModel, at, results, cited = [] } = answer;
  const byRank = new Map(results.map((entry) => [entry.rank, entry]));
  const list = Array.from({ length: MAX_RESULTS.company }, (_, index): Cell[] => {
    const entry = byRank.get(index + 1);
    return entry ? [entry.name, entry.domain] : ["", ""];
  });
  return csvRow([
    ...[
      visitAt,
      prompt,
      label ?? "",
      studyId,
      round,
      modelId,
      modelName(modelId),
      outcome,
      servedModel ?? "",
      at,
    ],
    ...ranks.map((rank) => rank ?? ""),
    cited.join(" "),
    ...list.flat(),
    isSandbox ? SANDBOX_LABEL : "",
  ]);
}
