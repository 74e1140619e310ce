import type { ModelId } from "../models/catalogue.ts";
import { plural } from "../number-words.ts";
import type { Attribute } from "./attributes.ts";
import type { VerdictBy } from "./claim-record.ts";
import type { ClaimVerdict } from "./verdict.ts";

/** Labels that the queue asks for, of statements judged wrong and judged right (`names-claims-topics-markets.md` §2.5). */
export const LABELS_WANTED = { wrong: 10, right: 20 } as const;
/** One of so many labels is asked for a second time, and so many others stand between. */
export const LABELS_PER_REPEAT = 10;
export const LABELS_BETWEEN = 5;
/** Days that a label counts. */
export const LABEL_DAYS = 90;

/** How far the queue of labels is. */
export interface LabelQueue {
  /** Labels drawn under today's judges that count. */
  readonly labels: number;
  /** Statements that are still asked for, some of them for the second time. */
  readonly left: number;
  /** Statements that were answered twice, and those of them that were answered differently. */
  readonly repeated: number;
  readonly differently: number;
}

/** A statement that the queue asks a person about. */
export interface StatementToLabel {
  readonly claimId: string;
  readonly runId: string;
  readonly columnId: string;
  readonly modelId: ModelId;
  /** ISO 8601. */
  readonly at: string;
  readonly attribute: Attribute;
  readonly subject: string;
  readonly text: string;
  readonly sentence: string;
  readonly quoteAt: number;
  readonly quoteLength: number;
  /** What its judge says, and why. */
  readonly verdict: ClaimVerdict;
  readonly by: Exclude<VerdictBy, "person">;
  readonly because: string;
  readonly factIds: readonly string[];
}

/** The queue with the statement that is asked about now; null: no more. */
export interface NextLabel extends LabelQueue {
  readonly next: StatementToLabel | null;
}

/** "You answered 1 of 3 statements differently the second time."; null before one was asked twice. */
export function repeatWords({
  repeated,
  differently,
}: Pick<LabelQueue, "repeated" | "differently">): string | null {
  if (repeated === 0) return null;
  return `You answered ${differently} of ${plural(repeated, "statement")} differently the second time.`;
}
