import type { ModelId } from "../models/catalogue.ts";
import type { Attribute } from "./attributes.ts";
import type { ClaimVerdict } from "./verdict.ts";

/** Weeks whose statements the page of claims shows. */
export const CLAIM_WEEKS = 4;
/** Claims that it shows, those said most first, and statements of one. */
export const MAX_SHOWN_CLAIMS = 200;
export const MAX_SHOWN_STATEMENTS = 30;

/** A claim as its page shows it. */
export interface ClaimRecord {
  readonly id: string;
  readonly attribute: Attribute;
  readonly subject: string;
  readonly text: string;
  readonly verdict: ClaimVerdict;
  readonly because: string;
  readonly hint: string | null;
  readonly factIds: readonly string[];
  /** Answers of these weeks that say it, and whose they are. */
  readonly statements: number;
  readonly models: readonly ModelId[];
  /** ISO 8601, of all answers. */
  readonly firstAt: string;
  readonly lastAt: string;
}

export interface BrandClaims {
  /** A model reads answers; without one nothing is found. */
  readonly hasReader: boolean;
  /** Answers of these weeks that were read, and that could not be. */
  readonly read: number;
  readonly failed: number;
  /** Said most first; `isCut`: there are more. */
  readonly claims: readonly ClaimRecord[];
  readonly isCut: boolean;
}

/** One statement of a claim: a sentence of an answer, with where the words stand in it. */
export interface StatementRecord {
  readonly runId: string;
  readonly columnId: string;
  readonly modelId: ModelId;
  readonly at: string;
  readonly sentence: string;
  readonly quoteAt: number;
  readonly quoteLength: number;
}
