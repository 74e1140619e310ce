import type { Generated } from "kysely";

/** A run that discovers prompts for a company. */
export interface DiscoveriesTable {
  run_id: string;
  user_id: string;
  /** Registrable domain of the company. */
  domain: string;
  /** It ends with its prompts, which wait to be tested by another. */
  is_draft: Generated<boolean>;
  /** A draft that its owner does not want to see any more. */
  discarded_at: Date | null;
  created_at: Date;
}

/** A run that tests a prompt of a discovery; once saved, a search of the same id. */
export interface DiscoveryTestsTable {
  run_id: string;
  /** Run of the discovery; no longer there when its row is gone. */
  discovery_id: string;
}
