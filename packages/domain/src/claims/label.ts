import type { ModelId } from "../models/catalogue.ts";
import type { Attribute } from "./attributes.ts";
import type { ClaimVerdict } from "./verdict.ts";

/** Labels that the queue asks for, of statements judged wrong and judged right (`names-claims-topics-markets.md` §2.5). */
export const LABELS_WANTED = { wrong: 10, right: 20 } as const;
/** Days that a label counts. */
export const LABEL_DAYS = 90;

/** How far the queue of labels is. */
export interface LabelQueue {
  /** Labels drawn under today's judges that count. */
  readonly labels: number;
  /** Statements that are still asked for. */
  readonly left: number;
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
  readonly because: string;
  readonly factIds: readonly string[];
}

/** The queue with the statement that is asked about now; null: no more. */
export interface NextLabel extends LabelQueue {
  readonly next: StatementToLabel | null;
}
