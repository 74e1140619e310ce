import type { StudyArm } from "../studies/study-run.ts";

/**
 * How a topic asks its wordings, which is the arm of its studies: for a list, as a search does, or the buyer's words alone
 * (`names-claims-topics-markets.md` §3.2).
 */
export const TOPIC_FORMS = ["list", "natural"] as const satisfies readonly StudyArm[];
export type TopicForm = (typeof TOPIC_FORMS)[number];

export const FORM_NAMES: Readonly<Record<TopicForm, string>> = {
  list: "Asked for a list",
  natural: "Asked in plain words",
};

/** What the figure of each form is: told where a form is chosen. */
export const FORM_TEXTS: Readonly<Record<TopicForm, string>> = {
  list: "Models are told to list companies. The figure: how many answers list yours.",
  natural: "Models get the buyer’s words alone. The figure: how many answers name yours.",
};

/** How sentences say that an answer counts for a company, of what a share is, and whom an answer without names names. */
export interface FormWords {
  readonly counted: string;
  readonly counts: string;
  readonly ofAnswers: string;
  readonly nobody: string;
  readonly anybody: string;
  /** What answers of the form are called, where few of them name somebody. */
  readonly answers: string;
}

export const FORM_WORDS: Readonly<Record<TopicForm, FormWords>> = {
  list: {
    counted: "listed",
    counts: "list it",
    ofAnswers: "of answers",
    nobody: "nobody",
    anybody: "anybody",
    answers: "lists",
  },
  natural: {
    counted: "named",
    counts: "have it named",
    ofAnswers: "of plain answers",
    nobody: "nobody that we know",
    anybody: "anybody that we know",
    answers: "answers",
  },
};

/** Said beside figures of answers in plain words: these have no list to read names from. */
export const KNOWN_ALONE =
  "Answers in plain words are looked through for companies that our directory or your brand knows; others count for nobody.";
