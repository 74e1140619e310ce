import type { WeekOfGroups } from "@standings/domain";

/** An action beside what was done of it. */
export interface LookPaperAction {
  /** A page's address, or a few words. */
  readonly planned: string;
  /** Prompts that it is aimed at, in quotes. */
  readonly aims: string;
  /** Sentences: when it went live, when its page answered and was cited. */
  readonly done: readonly string[];
}

/** Content of a look at an experiment on paper, in the words of its page. Plain data: it crosses to a worker thread. */
export interface LookPaper {
  readonly kind: "experiment";
  readonly name: string;
  /** Whose experiment it is, and in which market; null: asked in none. */
  readonly brand: string;
  readonly market: string | null;
  /** ISO 8601: when the look was taken. */
  readonly createdAt: string;
  readonly isSandbox: boolean;
  /** Its page, with its origin. */
  readonly address: string;
  /** Which look it is. */
  readonly look: string;
  readonly headline: string;
  readonly more: readonly string[];
  /** Both groups week by week, in points; none where the look has no answer. */
  readonly weeks: readonly WeekOfGroups[];
  /** Effects beside the one that decides. */
  readonly figures: readonly { readonly label: string; readonly effect: string; readonly note: string }[];
  /** The plain difference before and after, with its warning. */
  readonly naive: string | null;
  /** What each prompt changed, as description. */
  readonly prompts: readonly {
    readonly prompt: string;
    readonly group: string;
    readonly change: string;
  }[];
  readonly actions: readonly LookPaperAction[];
  readonly plan: readonly { readonly label: string; readonly detail: string }[];
  readonly notes: readonly string[];
  readonly notCovered: readonly string[];
}
