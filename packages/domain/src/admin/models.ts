import type { SearchedBy } from "../grounding.ts";
import type { CatalogueModel, ModelId } from "../models/catalogue.ts";
import type { Maker, ModelSearch } from "../models/model-kinds.ts";

/** A model as admins see it, in the catalogue's order. */
export interface AdminModel extends CatalogueModel {
  /** What the gateway calls it, as admins have set it. */
  readonly upstreamId: string;
  /** What the environment says instead; null: nothing. */
  readonly mappedTo: string | null;
  readonly version: string;
  /** How it searches; null: as the gateway's list says. */
  readonly search: ModelSearch | null;
  /** Who searches for it, by the gateway's list. */
  readonly searchedBy: SearchedBy;
  /** Whether it takes a JSON schema; null: it is tried. */
  readonly structuredOutput: boolean | null;
  /** US dollars per million tokens; null when nobody knows. */
  readonly inputPrice: number | null;
  readonly outputPrice: number | null;
  /** What the gateway's list asks for it: what is spent where the catalogue has no price. */
  readonly listedPrice: { readonly input: number | null; readonly output: number | null };
  /** False when the gateway's list lacks it. */
  readonly available: boolean;
}

/** The catalogue with the number of its version, which every change sends back. */
export interface AdminCatalogue {
  readonly version: number;
  readonly models: readonly AdminModel[];
  /** The model that reads unclear answers again, by the gateway's id; null when it is off, or no model is known to be fit. */
  readonly secondReading: { readonly isOn: boolean; readonly upstreamId: string | null };
}

/** What an admin decides about a model. */
export type ModelFields = Pick<
  AdminModel,
  | "upstreamId"
  | "name"
  | "provider"
  | "version"
  | "search"
  | "structuredOutput"
  | "inputPrice"
  | "outputPrice"
  | "forSearches"
  | "forDiscovery"
>;

/** A model of the gateway's list. */
export interface GatewayModel {
  readonly upstreamId: string;
  readonly name: string;
  /** ISO 8601; null when the list does not say. */
  readonly createdAt: string | null;
  readonly search: ModelSearch;
  readonly searchedBy: SearchedBy;
  readonly structuredOutput: boolean | null;
  readonly inputPrice: number | null;
  readonly outputPrice: number | null;
  /** Null when the product does not know the maker. */
  readonly maker: Maker | null;
  /** The catalogue's model that it serves; null for none. */
  readonly modelId: ModelId | null;
  /** Among the newest of its maker that the catalogue lacks. */
  readonly isSuggested: boolean;
}

export const MODEL_FIELD_MAX = { id: 100, upstreamId: 200, name: 60, version: 60 } as const;
/** US dollars per million tokens. */
export const MODEL_PRICE_MAX = 100_000;
/** Signs that neither an address nor MODEL_MAP gives a meaning. */
export const MODEL_ID = /^[a-z0-9][a-z0-9._-]*\/[a-z0-9][a-z0-9._/:@-]*$/;
export const MODEL_ID_RULE = "Write the id as maker/model, with lower-case letters, digits and . _ / : @ -";
/** How a column of a comparison ends, which no model's id may. */
export const COLUMN_ENDING = /_prompt\d$/;

/** Models suggested of each maker. */
const SUGGESTED = 3;

type Listed = Omit<GatewayModel, "maker" | "modelId" | "isSuggested">;

/**
 * The gateway's list beside the catalogue, the newest first. `upstreamIds`: what the gateway calls the catalogue's models, by
 * id. Suggested are the newest three of each of the catalogue's makers that it lacks.
 */
export function compareWithGateway(
  offered: readonly Listed[],
  catalogue: readonly CatalogueModel[],
  upstreamIds: ReadonlyMap<ModelId, string>,
): GatewayModel[] {
  const known = new Map([...upstreamIds].map(([id, upstreamId]) => [upstreamId, id]));
  const makers = new Set(catalogue.map(({ provider }) => provider));
  const left = new Map([...makers].map((maker) => [maker, SUGGESTED]));
  const newest = [...offered].sort((a, b) => (b.createdAt ?? "").localeCompare(a.createdAt ?? ""));
  return newest.map((model) => {
    const modelId = known.get(model.upstreamId) ?? null;
    const maker = [...makers].find((one) => model.upstreamId.startsWith(`${one}/`)) ?? null;
    const places = maker === null || modelId !== null ? 0 : (left.get(maker) ?? 0);
    if (maker !== null && modelId === null) left.set(maker, places - 1);
    return { ...model, maker, modelId, isSuggested: places > 0 };
  });
}
