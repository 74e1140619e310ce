import type { Maker, ModelId, ModelSearch, ModelStatus, PlaceTrouble } from "@standings/domain";
import type { ColumnType, Generated } from "kysely";

/** The catalogue of models; a row stays for ever, because answers name it. */
export interface ModelsTable {
  id: ModelId;
  /** What the gateway calls it, unless MODEL_MAP says otherwise. */
  upstream_id: string;
  name: string;
  maker: Maker;
  /** In the admin's words; may be empty. */
  version: string;
  /** How it searches the web; null: as the gateway's list says. */
  search: ModelSearch | null;
  /** Whether it takes a JSON schema; null: it is tried. */
  structured_output: boolean | null;
  /** US dollars per million tokens; null when nobody knows. */
  input_price: number | null;
  output_price: number | null;
  status: Generated<ModelStatus>;
  for_searches: Generated<boolean>;
  for_discovery: Generated<boolean>;
  /** From 1, ascending; gaps do not matter. */
  position: number;
  is_default: Generated<boolean>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** A call of a proof under way; null: it failed. */
export type PlaceReading = {
  readonly servedModel: string | null;
  /** Sites cited, and those of them that are of the country. */
  readonly cited: number;
  readonly local: number;
} | null;

/** Whether a model's search heeds the location of a country, as a proof has found. */
export interface ModelPlacesTable {
  model_id: ModelId;
  /** ISO 3166-1 alpha-2. */
  country: string;
  is_sandbox: boolean;
  /** `SEARCH_POLICY_VERSION` of the last proof that ended with a figure; it and all figures are null before. */
  policy: number | null;
  effect: number | null;
  low: number | null;
  high: number | null;
  answers: number | null;
  left_out: number | null;
  served_model: string | null;
  proved_at: Date | null;
  /** Why the last proof ended without a figure; null where it has one. */
  trouble: PlaceTrouble | null;
  /** Another version that answered since; null for none. */
  newer_model: string | null;
  renews: Generated<boolean>;
  /** The proof under way; null without one. */
  proof_id: string | null;
  /** Its calls that have ended, by number. */
  readings: ColumnType<Readonly<Record<string, PlaceReading>>, string | undefined, string>;
  begun_at: Date;
}

/** One row. */
export interface ModelCatalogueTable {
  only_row: ColumnType<boolean, never, never>;
  /** Grows with every change of the catalogue. */
  version: string;
}
