import type { Connection } from "@standings/database";
import { type ModelId, type ProvedPlace, placeStateOf } from "@standings/domain";
import { SEARCH_POLICY_VERSION } from "@standings/models";
import { silentlyChangedSql } from "../../models/answer-place.ts";

/** Countries of models by their codes, with what their proofs have found; of one model where it is given. */
export async function readPlaces(
  db: Connection,
  { isSandbox, modelId }: { readonly isSandbox: boolean; readonly modelId?: ModelId },
): Promise<(ProvedPlace & { readonly modelId: ModelId; readonly begunAt: Date })[]> {
  const rows = await db
    .selectFrom("model_places")
    .selectAll()
    .select(silentlyChangedSql().as("has_changed"))
    .where("is_sandbox", "=", isSandbox)
    .where((where) => (modelId === undefined ? where.lit(true) : where("model_id", "=", modelId)))
    .orderBy("country")
    .orderBy("model_id")
    .execute();
  return rows.map((row) => {
    const { effect, low, high, proved_at: provedAt, newer_model: newerModel, proof_id: proofId } = row;
    const proof =
      effect === null || low === null || high === null || provedAt === null
        ? null
        : {
            ...{ effect, low, high, provedAt: provedAt.toISOString() },
            answers: row.answers ?? 0,
            leftOut: row.left_out ?? 0,
            servedModel: row.served_model,
          };
    return {
      modelId: row.model_id,
      country: row.country,
      state: placeStateOf({
        isRunning: proofId !== null,
        trouble: row.trouble,
        proof,
        isOutdated: row.policy !== SEARCH_POLICY_VERSION || newerModel !== null || row.has_changed,
      }),
      asked: Object.keys(row.readings).length,
      proof,
      newerModel,
      renews: row.renews,
      begunAt: row.begun_at,
    };
  });
}
