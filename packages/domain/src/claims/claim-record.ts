import type { OfMarket } from "../brands/overview.ts";
import type { Market } from "../market.ts";
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

/** What of a brand's claims is wanted; what is null narrows nothing, but for the market. */
export interface ClaimFilters extends OfMarket {
  /** Key of a company of the brand; "": the brand. */
  readonly company: string;
  readonly attribute: Attribute | null;
  readonly model: ModelId | null;
}

export interface BrandClaims {
  /** All that is counted was said in it; null: in none. */
  readonly market: Market | null;
  /** Those that can be asked for. */
  readonly markets: readonly (Market | null)[];
  /** A fact of the company is confirmed, without which nothing can be false. */
  readonly hasFacts: boolean;
  /** A model reads answers; without one nothing is found. */
  readonly hasReader: boolean;
  /** Answers in plain words, where the brand asks for them; else lists. The two are never added up. */
  readonly arm: "natural" | "list";
  /** Models that were asked in these weeks. */
  readonly models: readonly ModelId[];
  /** Answers of these weeks, of the wanted model, that were read, and that could not be. */
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
  /** What was asked; null: the question is gone. */
  readonly prompt: string | null;
  readonly at: string;
  readonly sentence: string;
  readonly quoteAt: number;
  readonly quoteLength: number;
}
