/** Content of a report. Plain data: it crosses to a worker thread by structured clone. */
import type { Geo, Grounding, Market, SearchKind } from "@standings/domain";

export interface ReportSource {
  readonly domain: string;
  readonly title: string | null;
  readonly url: string;
}

/** One company or expert as one model lists it. */
export interface ReportEntry {
  readonly rank: number;
  /** A mask when `censored`. */
  readonly name: string;
  /** Domain of a company, address of an expert's profile. */
  readonly detail: string;
  /** What it is. */
  readonly description: string;
  /** Why the model names it; the description when it gave no reason. */
  readonly reason: string;
  readonly censored: boolean;
}

export interface ReportPosition {
  readonly modelId: string;
  readonly modelName: string;
  /** Null: that model does not list it. */
  readonly rank: number | null;
}

/** One company or expert of the aggregate. */
export interface ReportRow extends ReportEntry {
  /** Model whose words the reason is; null for a plain description. */
  readonly reasonBy: string | null;
  readonly points: number;
  readonly averageRank: number;
  /** Listed by `votes` of the `of` models that answered. */
  readonly votes: number;
  readonly of: number;
  readonly ranks: readonly ReportPosition[];
}

/** A model's answer; in a comparison the answer to one prompt. */
export interface ReportColumn {
  readonly modelId: string;
  readonly modelName: string;
  /** Comparison: the prompt. */
  readonly heading: string | null;
  readonly status: "success" | "declined" | "error";
  /** The answer ended at the limit of length, before its list did. */
  readonly isCut?: boolean | undefined;
  /** What grounded the answer; null without one, and when it is not known. */
  readonly grounding: Grounding | null;
  /** How its model was told the market. */
  readonly geo: Geo;
  readonly rows: readonly ReportEntry[];
  readonly sources: readonly ReportSource[];
}

/** One company in the two answers of a comparison; a rank is null where it is not listed. */
export interface ReportMovement {
  readonly name: string;
  readonly first: number | null;
  readonly second: number | null;
}

/** The company of the report's reader, whose rows are marked. */
export interface OwnCompany {
  readonly name: string;
  /** The `detail` of its rows. */
  readonly domain: string;
  /** Where it stands, in one sentence. */
  readonly standing: string;
}

export interface RankingReport {
  readonly kind: SearchKind;
  /** View on paper: the aggregate, one table per model, or the two columns of a comparison. */
  readonly view: "aggregated" | "by_model" | "comparison";
  /** The prompt; of a comparison the first one. */
  readonly question: string;
  readonly secondQuestion: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly sector: string | null;
  /** Badge "Web Search", when a model searched, or "Training Data". */
  readonly webSearch: boolean;
  readonly market: Market | null;
  /** Says "Sandbox data" on every page. */
  readonly isSandbox: boolean;
  /** Says that positions below the visible ones are hidden. */
  readonly censored: boolean;
  /** Where the models agree, in plain sentences. */
  readonly agreement: string | null;
  readonly own: OwnCompany | null;
  /** Overlap of the lists, 0 to 1; null when there are not two to compare. */
  readonly overlap: number | null;
  /** Page that shows the result, with its origin; null when there is none. */
  readonly address: string | null;
  /** One per model asked, in order; in a comparison one per prompt. */
  readonly columns: readonly ReportColumn[];
  readonly aggregate: readonly ReportRow[];
  /** A comparison's companies; empty in other reports and in a censored one. */
  readonly movements: readonly ReportMovement[];
}
