import type { Citation, CitedSpan, Grounding, ModelSearch, SearchedBy } from "@standings/domain";
import type { Capabilities } from "./capabilities.ts";

/** One question to one model. */
export interface GatewayRequest {
  /** Id the gateway knows the model by. */
  readonly upstreamId: string;
  /** System message; none when empty. */
  readonly instruction: string;
  /** User message: the user's words, and nothing else. */
  readonly question: string;
  /** The model may search; only where `canSearch`. */
  readonly webSearch: boolean;
  /** ISO 3166-1 code of where the search is to look from; null or missing for nowhere. */
  readonly country?: string | null | undefined;
  /** JSON schema of the answer, sent where the gateway supports it; null for an answer in plain words. */
  readonly schema: { readonly name: string; readonly schema: Record<string, unknown> } | null;
  /** Makes the request unlike every other, so that no cache on its way answers it. */
  readonly unique?: string | undefined;
  /** A first answer was cut off before it said anything: longer, and with less reasoning. */
  readonly moreRoom?: boolean;
  readonly signal: AbortSignal;
}

export interface GatewayReply {
  readonly text: string;
  readonly citations: readonly Citation[];
  /** Where the text cites them, as far as the reply tells. */
  readonly citedAt: readonly CitedSpan[];
  readonly grounding: Grounding;
  /** The search was given the country that was asked for. */
  readonly isPlaced: boolean;
  /** The provider marked the answer as a refusal. */
  readonly refused: boolean;
  /** The answer stopped at the token limit. */
  readonly truncated: boolean;
  readonly servedModel: string | null;
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
  /** US dollars, when the gateway reports it. */
  readonly costUsd: number | null;
}

/** A model that the gateway offers, as its list tells. */
export interface OfferedModel {
  readonly upstreamId: string;
  readonly name: string;
  /** ISO 8601; null when the list does not say. */
  readonly createdAt: string | null;
  readonly search: ModelSearch;
  /** Who searches for it, by the list; `unknown` when that does not say. */
  readonly searchedBy: SearchedBy;
  /** Null when the list does not say. */
  readonly structuredOutput: boolean | null;
  /** US dollars per million tokens. */
  readonly inputPrice: number | null;
  readonly outputPrice: number | null;
}

/** What an admin says of a model; null: as the gateway's list says. */
export interface ModelTraits {
  readonly search: ModelSearch | null;
  readonly structuredOutput: boolean | null;
}

/** An OpenAI-compatible endpoint. All calls throw ModelError and nothing else. */
export interface ModelGateway {
  readonly capabilities: Capabilities;
  /** Whether a model can search the web here. */
  canSearch(upstreamId: string): boolean;
  complete(request: GatewayRequest): Promise<GatewayReply>;
  /** What the gateway offers; from then on it knows which of the models can search. */
  listModels(signal?: AbortSignal): Promise<readonly OfferedModel[]>;
  /** Takes what admins say of models, by their ids at the gateway; it goes before the list. */
  setTraits(traits: ReadonlyMap<string, ModelTraits>): void;
  close(): Promise<void>;
}
