import type { ColumnId } from "../columns.ts";
import type { Grounding } from "../grounding.ts";
import type { Market } from "../market.ts";
import type { AnswerOutcome, ModelFailureKind, SearchKind, SearchRecord } from "../runs.ts";
import type { Sector } from "../sectors.ts";

/** A user as lists of the admin panel name one. */
export interface UserReference {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/**
 * A search as admins list it. Of a private one they see that it is there, whose it is, when, which models and what it
 * cost: no words and no results (decision record 46).
 */
export interface AdminSearch {
  readonly id: string;
  readonly kind: SearchKind;
  /** Null for a private search; so are the prompt of a comparison, the sector and the domain. */
  readonly prompt: string | null;
  readonly prompt2: string | null;
  readonly sector: Sector | null;
  /** Domain of the company whose discovery asked it. */
  readonly domain: string | null;
  readonly webSearch: boolean;
  readonly market: Market | null;
  readonly columns: readonly ColumnId[];
  readonly isPrivate: boolean;
  readonly isTakenDown: boolean;
  readonly wasCensored: boolean;
  readonly isSandbox: boolean;
  readonly trending: boolean;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Null when the account was deleted. */
  readonly user: UserReference | null;
}

/** What one question to a model took. */
export interface AdminAnswer {
  readonly columnId: ColumnId;
  readonly modelName: string;
  /** 1 for the first question of this model, 2 for its first retry … */
  readonly attempt: number;
  /** Null where a model failed, and for earlier questions of a model that was asked again. */
  readonly outcome: AnswerOutcome | null;
  readonly status: "success" | "declined" | "error";
  readonly failure: ModelFailureKind | null;
  readonly grounding: Grounding | null;
  /** Id of the model that the gateway says answered. */
  readonly servedModel: string | null;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  /** US dollars, with what a second reading took; null when the gateway reported none. */
  readonly costUsd: number | null;
  /** Milliseconds. */
  readonly durationMs: number;
}

export interface AdminSearchDetails extends AdminSearch {
  readonly credits: { readonly charged: number; readonly isRefunded: boolean };
  readonly answers: readonly AdminAnswer[];
  /** US dollars of all answers; null when none is known. */
  readonly costUsd: number | null;
  /** What the models listed; null for a private search. */
  readonly record: SearchRecord | null;
}

/** How many searches there are. */
export interface SearchTotals {
  readonly total: number;
  /** `total` is the database's estimate. */
  readonly isEstimate: boolean;
  readonly trending: number;
}

/** Reason that is kept when an admin gives none. */
export const TRENDING_REASON = "Put on Trending by an admin";

/** Why a search cannot be put on Trending; null when it can (decisions "Visibility of searches"). */
export function whyNotTrending(
  search: Pick<AdminSearch, "isPrivate" | "wasCensored" | "isTakenDown" | "sector">,
): string | null {
  if (search.isPrivate) return "Private searches can’t be on Trending";
  if (search.wasCensored) return "Censored searches can’t be on Trending";
  if (search.isTakenDown) return "An admin took this search off public pages";
  return search.sector === null ? "A search without a sector trends nowhere" : null;
}
