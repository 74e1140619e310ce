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

/** Null for a model that answered. */
export function noAnswerOf({ status }: ReportColumn): NoAnswer | null {
  return status === "success" ? null : WORDS[status];
}
