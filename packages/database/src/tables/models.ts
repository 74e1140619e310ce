import type { Maker, ModelId, ModelSearch, ModelStatus } from "@standings/domain";
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

/** One row. */
export interface ModelCatalogueTable {
  only_row: ColumnType<boolean, never, never>;
  /** Grows with every change of the catalogue. */
  version: string;
}
