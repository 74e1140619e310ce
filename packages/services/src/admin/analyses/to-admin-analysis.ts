import type { Connection, Run } from "@standings/database";
import type { AdminAnalysis, AnalysisState } from "@standings/domain";
import { sql } from "kysely";
import { OWNER_COLUMNS, toUserReference } from "../users/to-admin-user.ts";

/** Analyses as admins list them, in the order of the ids; what they found is not read. */
export async function readAdminAnalyses(db: Connection, ids: readonly string[]): Promise<AdminAnalysis[]> {
  const rows = await db
    .selectFrom("analyses")
    .innerJoin("runs", "runs.id", "analyses.run_id")
    .leftJoin("users", (join) =>
      join.onRef("users.id", "=", "analyses.user_id").on("users.deleted_at", "is", null),
    )
    .select(["run_id", "analyses.kind", "domain", "company_name", "model_id", "analyses.created_at"])
    .select(["runs.status", "runs.is_sandbox", "runs.was_censored", "runs.ended_at", ...OWNER_COLUMNS])
    .select(sql<boolean>`advice is not null`.as("has_advice"))
    .where("run_id", "in", sql<string>`(select unnest(${ids}::uuid[]))`)
    .execute();
  const byId = new Map(rows.map((row) => [row.run_id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    return [
      {
        id,
        kind: row.kind,
        domain: row.domain,
        companyName: row.company_name,
        modelId: row.model_id,
        state: stateOf(row.status, row.has_advice),
        isCensored: row.was_censored,
        isSandbox: row.is_sandbox,
        createdAt: row.created_at.toISOString(),
        updatedAt: (row.ended_at ?? row.created_at).toISOString(),
        user: toUserReference(row),
      },
    ];
  });
}

function stateOf(status: Run["status"], hasAdvice: boolean): AnalysisState {
  if (status === "running") return "running";
  return hasAdvice ? "given" : "failed";
}
