import type { ReportColumn } from "./report.ts";

/** Words for a column without an answer. Only a failure is red: declining is an outcome. */
export interface NoAnswer {
  readonly label: "No answer" | "Declined to answer";
  readonly sentence: string;
  readonly isFailure: boolean;
}

const WORDS: Readonly<Record<Exclude<ReportColumn["status"], "success">, NoAnswer>> = {
  error: { label: "No answer", sentence: "This model gave no answer to the question.", isFailure: true },
  declined: {
    label: "Declined to answer",
    sentence: "This model declined to answer the question.",
    isFailure: false,
  },
};

/** The model's name, with what became of its answer where that is not a whole list: "GPT 4.1 (cut off)". */
export function nameWithNote(column: ReportColumn): string {
  const note = noAnswerOf(column)?.label.toLowerCase() ?? (column.isCut ? CUT : "");
  return note === "" ? column.modelName : `${column.modelName} (${note})`;
}

const CUT = "cut off";

/** "12 companies · Searched the web · cut off" */
export function withCut(count: string, { isCut }: ReportColumn): string {
  return isCut ? `${count} · ${CUT}` : count;
}

/** Null for a model that answered. */
export function noAnswerOf({ status }: ReportColumn): NoAnswer | null {
  return status === "success" ? null : WORDS[status];
}
