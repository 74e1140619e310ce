import { type Connection, newId } from "@standings/database";
import type { ModelId } from "@standings/domain";
import type { ServiceContext } from "../../context.ts";
import { ServiceError } from "../../errors.ts";
import { addJob } from "../../jobs/add-job.ts";

/** A model that can be asked where the buyer is: active, offered, and searching the web. */
export function canBeProved(
  { catalogue, directory, gateway }: Pick<ServiceContext, "catalogue" | "directory" | "gateway">,
  modelId: ModelId,
): boolean {
  const model = catalogue.rows().find(({ id }) => id === modelId);
  return (
    model?.status === "active" &&
    directory.isAvailable(modelId) &&
    gateway.canSearch(directory.upstreamId(modelId))
  );
}

/**
 * Begins a proof, which a job makes; an earlier one holds until it ends. Throws PLACE_PROOF_RUNNING, or
 * the violation of `model_places_under_way` when another country of the model is being proved.
 */
export async function beginProof(
  tx: Connection,
  { settings, now }: Pick<ServiceContext, "settings" | "now">,
  { modelId, country }: { readonly modelId: ModelId; readonly country: string },
): Promise<void> {
  const proofId = newId();
  const begun = { proof_id: proofId, readings: "{}", begun_at: now() };
  const row = await tx
    .insertInto("model_places")
    .values({ model_id: modelId, country, is_sandbox: settings.modelsAreSandbox, ...begun })
    .onConflict((conflict) =>
      conflict
        .columns(["model_id", "country", "is_sandbox"])
        .doUpdateSet(begun)
        .where("model_places.proof_id", "is", null),
    )
    .returning("country")
    .executeTakeFirst();
  if (!row) throw new ServiceError("PLACE_PROOF_RUNNING");
  await addJob(tx, "prove_place", { proofId }, { key: `prove_place ${proofId}` });
}
