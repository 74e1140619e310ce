import type { ModelId } from "../models/catalogue.ts";
import type { CensorReason, RunComplete } from "../runs.ts";
import type { SeoAdvice, SourceAdvice } from "./advice.ts";
import type { AnalysisFact, SiteRead } from "./analysis-fact.ts";

/** Analyses of a company (spec part 2 §2–§4, decisions "Analyses of a company"): the server finds facts, a model advises on them. */

export const ANALYSIS_KINDS = ["seo", "source"] as const;
/** Of the company's site, or of the sources that answers cite. */
export type AnalysisKind = (typeof ANALYSIS_KINDS)[number];

export function isAnalysisKind(kind: string): kind is AnalysisKind {
  return ANALYSIS_KINDS.some((known) => known === kind);
}

/** What is to be analysed, as it is stored with its run. */
export interface AnalysisRequest {
  /** Registrable domain. */
  readonly domain: string;
  readonly companyName: string;
  readonly modelId: ModelId;
}

/**
 * An event of an analysis's log; times are ISO 8601. What it found is not in the log: `AnalysisRecord` has the facts from
 * `facts_found` on and the advice from `advice_given` on.
 */
export type AnalysisEvent =
  | (AnalysisRequest & {
      readonly type: "start";
      /** Id of the run. */
      readonly searchId: string;
      readonly remainingCredits: number;
      readonly startedAt: string;
      /** True: nothing has paid for the run. */
      readonly wasCensored?: boolean;
    })
  | { readonly type: "facts_found"; readonly at: string; readonly facts: number }
  | { readonly type: "advice_given"; readonly at: string }
  | RunComplete
  /** `movedTo`: the site leads to this registrable domain, which can be analysed instead. */
  | { readonly type: "error"; readonly error: string; readonly movedTo?: string };

interface StoredAnalysis extends AnalysisRequest {
  /** Id of its run. */
  readonly id: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isRunning: boolean;
  readonly isSandbox: boolean;
  /** Null: it is shown in full. Else the first two entries of each list are, and the others are masked. */
  readonly censorReason: CensorReason | null;
  /** By number. Empty until they are found. */
  readonly facts: readonly AnalysisFact[];
  /** Pieces of advice that named no fact, or one that there is not, and are not shown. */
  readonly dropped: number;
}

/** An analysis as its owner sees it. `advice` is null while it runs. */
export type AnalysisRecord =
  | (StoredAnalysis & {
      readonly kind: "seo";
      readonly site: SiteRead | null;
      readonly advice: SeoAdvice | null;
    })
  | (StoredAnalysis & { readonly kind: "source"; readonly site: null; readonly advice: SourceAdvice | null });

export type AnalysisRecordOf<Kind extends AnalysisKind> = Extract<AnalysisRecord, { readonly kind: Kind }>;
