import type { Generated } from "kysely";

/** Logo of a domain from the providers, drawn anew by us; without an image, the providers had none. */
export interface LogosTable {
  domain: string;
  /** Host that gave it. */
  provider: string | null;
  image: Buffer | null;
  content_type: string | null;
  etag: string | null;
  fetched_at: Generated<Date>;
  /** When the providers are asked again. */
  expires_at: Date;
}
