import type { Analysis, Database, Run } from "@standings/database";
import { type AnalysisRecord, censorAnalysis, type SeoAdvice, type SourceAdvice } from "@standings/domain";
import { censorReasonOf } from "../runs/pay-for-run.ts";

/** A row of `analyses` with what its run says. */
export type AnalysisRow = Analysis & Pick<Run, "status" | "is_sandbox" | "was_censored" | "censor_reason">;

/** Analyses of a user with what their runs say. */
export function selectAnalyses(db: Database, { userId }: { readonly userId: string }) {
  return db
    .selectFrom("analyses")
    .innerJoin("runs", "runs.id", "analyses.run_id")
    .selectAll("analyses")
    .select(["runs.status", "runs.is_sandbox", "runs.was_censored", "runs.censor_reason"])
    .where("analyses.user_id", "=", userId);
}

/** An analysis as its owner may see it. */
export function toRecord(row: AnalysisRow): AnalysisRecord {
  const { run_id: id, domain, company_name: companyName, model_id: modelId, created_at, site, dropped } = row;
  const censorReason = censorReasonOf(row);
  const common = {
    id,
    domain,
    companyName,
    modelId,
    createdAt: created_at.toISOString(),
    isRunning: row.status === "running",
    isSandbox: row.is_sandbox,
    censorReason,
    facts: row.facts ?? [],
    dropped,
  };
  const record: AnalysisRecord =
    row.kind === "seo"
      ? { ...common, kind: "seo", site, advice: asAdvice<SeoAdvice>(row.advice) }
      : { ...common, kind: "source", site: null, advice: asAdvice<SourceAdvice>(row.advice) };
  return censorReason ? censorAnalysis(record) : record;
}

/** The step of each kind stores advice of its shape alone. */
function asAdvice<Shape extends SeoAdvice | SourceAdvice>(advice: Analysis["advice"]): Shape | null {
  return advice as Shape | null;
}
