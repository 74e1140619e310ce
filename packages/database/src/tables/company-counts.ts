import type { ModelId } from "@standings/domain";
import type { Generated } from "kysely";

/** One row per company that a prompt's answers list; partitioned by month of `created_at`. */
export interface CompanyMentionsTable {
  search_id: string;
  created_at: Date;
  user_id: string;
  /** Hash of the search's kind and of the normalised prompt: what asks the same has the same. */
  question_key: string;
  /** 2 for the second prompt of a comparison. */
  prompt_no: number;
  /** Place of the company in the aggregate, in a comparison its rank; null when it has none there. */
  aggregated_rank: number | null;
  /** Counted, and shown in lists, in everybody's scope. Only the count changes it. */
  is_public: boolean;
  is_sandbox: boolean;
  /** Registrable domain. */
  domain: string;
  company_name: string;
  /** Best rank in each of the search's columns, in their order; 0 where it is not listed. */
  ranks: number[];
}

/** Domains that a search's answers cite; partitioned by month of `created_at`. In a mask of columns, bit 0 is the first. */
export interface SearchSourcesTable {
  search_id: string;
  created_at: Date;
  /** Mask of the columns that answered. */
  answered: number;
  domains: string[];
  /** For each domain, the mask of the columns that cite it. */
  cited_by: number[];
  /** Cited pages, each by the address that was cited first, and for each the mask of the columns that cite it. */
  pages: Generated<string[]>;
  pages_cited_by: Generated<number[]>;
  /** `IDENTITY_VERSION` of the rules that it was made by. */
  identity_version: Generated<number>;
}

/** Searches whose counts are not up to date: saved, retried, shared, made private, taken down, deleted. */
export interface UncountedSearchesTable {
  search_id: string;
  created_at: Date;
  /** Hash of its kind and first normalised prompt. */
  question_key: string;
}

/** How a search was counted. */
export interface CountedSearchesTable {
  search_id: string;
  created_at: Date;
  /** `PUBLIC_SCOPE`, or the id of the only user who sees it. */
  scope: string;
  is_sandbox: boolean;
  /** Model of each column. */
  models: ModelId[];
  /** Mask of the columns that were counted. */
  answered: number;
  /** `IDENTITY_VERSION` of the rules that it was made by. */
  identity_version: Generated<number>;
}

export interface CountedCompaniesTable {
  scope: string;
  domain: string;
  is_sandbox: boolean;
  /** Searches that list it. */
  searches: number;
}

/** Changes of what fields were read from (record 88), for some minutes. */
export interface FieldChangesTable {
  /** The transaction. */
  changed_by: Generated<string>;
  created_at: Generated<Date>;
  /** Whose searches have changed; by default everybody's. */
  scope: Generated<string>;
  domains: Generated<string[]>;
  question_keys: Generated<string[]>;
  is_all: Generated<boolean>;
}
