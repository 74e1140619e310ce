import type {
  AnalysisFact,
  AnalysisKind,
  ModelId,
  SeoAdvice,
  SiteRead,
  SiteReading,
  SourceAdvice,
} from "@standings/domain";
import type { ColumnType, Generated, Selectable } from "kysely";

/** A run that analyses a company, with what it found so far. */
export interface AnalysesTable {
  run_id: string;
  user_id: string;
  /** Registrable domain of the company. */
  domain: string;
  company_name: string;
  kind: AnalysisKind;
  model_id: ModelId;
  created_at: Date;
  /** Null until they are found. */
  facts: Json<readonly AnalysisFact[]>;
  /** Null until the site was read, and for kinds that read none. */
  site: Json<SiteRead>;
  /** Null until it is given; in the shape of the kind. */
  advice: Json<SeoAdvice | SourceAdvice>;
  /** Pieces of advice that rested on no known fact. */
  dropped: Generated<number>;
}

export type Analysis = Selectable<AnalysesTable>;

/** The newest reading of a company's site, which all processes share. */
export interface SiteReadingsTable {
  /** Registrable domain. */
  domain: string;
  /** Null before the first one. */
  reading: Json<SiteReading>;
  read_at: Date | null;
  /** Process that reads the site right now; its claim ends at `reader_until`. */
  reader: string | null;
  reader_until: Date | null;
}

/** Written as JSON text. */
type Json<Value> = ColumnType<Value | null, string | null | undefined, string | null>;
