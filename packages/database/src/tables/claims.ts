import type {
  Aspect,
  Attribute,
  ClaimVerdict,
  ColumnId,
  FactSource,
  FactState,
  FactValue,
  ModelId,
  Polarity,
  StatementFault,
} from "@standings/domain";
import type { ColumnType, Generated } from "kysely";

/** A fact of a brand's company. Edits insert: a row is changed in its state and its end alone. */
export interface FactsTable {
  id: string;
  brand_id: string;
  /** Key of the company; "" for the brand. */
  company: string;
  attribute: Attribute;
  subject: string;
  value: ColumnType<FactValue, string, never>;
  /** Code of the market whose answers it is held against; null: all. */
  market: ColumnType<string | null, string | null | undefined, never>;
  state: FactState;
  from_day: string | null;
  to_day: string | null;
  source_kind: FactSource;
  source_url: string | null;
  /** The page's own words; null: nobody read it in a text. */
  quote: Generated<string | null>;
  made_at: Generated<Date>;
  confirmed_at: Date | null;
  replaced_at: Date | null;
}

/** What several statements of one market say, as the first of them says it. */
export interface ClaimsTable {
  id: string;
  brand_id: string;
  /** Code of the market; null: none. */
  market: ColumnType<string | null, string | null | undefined, never>;
  company: string;
  attribute: Attribute;
  subject: string;
  subject_key: string;
  /** Canonical value (`valueKey`), or its words. */
  claim_key: string;
  text: string;
  value: string | null;
  sentence: string;
  language: string;
  first_at: Date;
  last_at: Date;
}

export interface StatementsTable {
  claim_id: string;
  run_id: string;
  column_id: ColumnId;
  /** The visit of its answer, of one kind, or the reading of its study: the others are null. */
  visit_id: string | null;
  direct_visit_id: string | null;
  reading_id: string | null;
  model_id: ModelId;
  at: Date;
  sentence: string;
  /** Where the words that say it stand in the sentence. */
  quote_at: number;
  quote_length: number;
  polarity: Polarity;
  aspect: Aspect | null;
  /** Addresses that its answer cites beside the words that say it. */
  beside: Generated<string[]>;
  /** Model and version of its instruction. */
  reader: string;
}

/** A run that reads the answers of a study for a brand. */
export interface StudyReadingsTable {
  run_id: string;
  brand_id: string;
  study_id: string;
  /** Code of the study's market; null: none. */
  market: string | null;
  /** Answers that name the brand or its first competitors, and those to be read that were not; null until it has ended. */
  named: Generated<number | null>;
  unread: Generated<number | null>;
  created_at: Generated<Date>;
}

/** Whether a page that answers cite says a claim, as the page was read last. */
export interface ClaimPagesTable {
  claim_id: string;
  url: string;
  checked_at: Date;
  says: boolean;
  /** The page's own words that say it. */
  passage: string | null;
  /** Why the page could not be read. */
  unread: string | null;
}

export interface ClaimVerdictsTable {
  claim_id: string;
  facts_version: number;
  judge: string;
  verdict: ClaimVerdict;
  fact_ids: string[];
  because: string;
  hint: string | null;
}

/** What a model says of a claim beside some facts. */
export interface ClaimJudgementsTable {
  claim_id: string;
  /** `factsKey` of what it was held against. */
  facts_key: string;
  /** Model and version of its instruction. */
  judge: string;
  /** 1: the verdict that counts; 2: another look before an alert. */
  look: 1 | 2;
  verdict: ClaimVerdict;
  fact_ids: string[];
  because: string;
  at: Generated<Date>;
}

/** What a person says of the verdict of a statement. */
export interface ClaimLabelsTable {
  claim_id: string;
  run_id: string;
  column_id: ColumnId;
  /** Drawn by the queue; what somebody chose in the list is in no rate. */
  is_drawn: boolean;
  /** Whose verdict it was. */
  judge: string;
  /** The verdict that was shown, and its facts. */
  shown: ClaimVerdict;
  fact_ids: string[];
  verdict: ClaimVerdict;
  at: Generated<Date>;
  /** What they said when the queue showed it once more; null: it has not. */
  again_verdict: Generated<ClaimVerdict | null>;
  again_at: Generated<Date | null>;
}

/** An answer that statements were looked for in. */
export interface ClaimReadingsTable {
  brand_id: string;
  run_id: string;
  column_id: ColumnId;
  visit_id: string | null;
  direct_visit_id: string | null;
  reading_id: string | null;
  /** When the answer came. */
  at: Date;
  state: "read" | "failed";
  /** Keys of the companies that it names. */
  named: string[];
  /** Addresses of the pages that it cites. */
  cited: Generated<string[]>;
  reader: string;
  dropped: ColumnType<Partial<Record<StatementFault, number>>, string | undefined, string>;
  read_at: Generated<Date>;
}
