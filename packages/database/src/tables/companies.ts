import type { SearchKind, SiteEvidence } from "@standings/domain";
import type { Generated } from "kysely";

/** A company of the directory: what suggestions and names come from. */
export interface CompaniesTable {
  /** Its site (`companySite`). */
  domain: string;
  name: string;
  /** The name without accents, case and punctuation (`normaliseName`): what is searched. */
  name_key: string;
  /** Number of answers that listed it; a company of the catalogue begins with a head start. */
  seen: Generated<number>;
  /** The catalogue's name stays; that of a suggest service gives way to what models say. */
  source: "catalogue" | "search" | "suggest";
  /** Known from the sandbox only: not shown by a product with real models. */
  is_sandbox: Generated<boolean>;
  /** `IDENTITY_VERSION` of the rules that it was made by. */
  identity_version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** How often models wrote a company's name one way; the most frequent spelling is its name. */
export interface CompanySpellingsTable {
  domain: string;
  name: string;
  name_key: string;
  seen: number;
}

/** A site, the catalogue or an admin says that another site is the same company's (record 120). */
export interface SiteLinksTable {
  /** Registrable domain; of a redirect the one that leads to the other. */
  domain: string;
  other: string;
  evidence: SiteEvidence;
  /** ISO 3166-1 alpha-2 of `other`, as the `hreflang` of `domain` says. */
  country: string | null;
}

/** An admin says that two sites of one name are two companies', so nobody is asked again whether they are one. */
export interface SitesApartTable {
  /** Registrable domains, the lesser first. */
  domain: string;
  other: string;
}

/** When the front page of a site was read for what it says of other sites. */
export interface SiteLooksTable {
  domain: string;
  looked_at: Date;
}

/** The groups that the links make (`groupSites`): sites of one company, in one group at most. */
export interface CompanyGroupsTable {
  domain: string;
  /** The first domain of the group. */
  group_id: string;
  /** ISO 3166-1 alpha-2; null for a site for the world. */
  country: string | null;
  evidence: readonly SiteEvidence[];
}

/** A question that a user added to a company's field, or left out of it; it counts for this user alone. */
export interface FieldChoicesTable {
  user_id: string;
  /** Registrable domain of the company. */
  domain: string;
  kind: SearchKind;
  /** The prompt as questions are compared (`promptKey`). */
  prompt_key: string;
  /** The prompt as it was shown. */
  prompt: string;
  is_left_out: boolean;
  created_at: Generated<Date>;
}

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
