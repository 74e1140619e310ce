import { asModelId } from "@standings/domain";
import { SEARCH_POLICY_VERSION } from "@standings/models";
import type { TestServices } from "./test-services.ts";

/** A proof that a model's search heeds the location of a country, as if it had been made now; with a low end of 0 it does not. */
export async function addProof(
  { db }: Pick<TestServices, "db">,
  modelId: string,
  country: string,
  low = 0.22,
): Promise<void> {
  await db
    .insertInto("model_places")
    .values({
      ...{ model_id: asModelId(modelId), country, is_sandbox: true, policy: SEARCH_POLICY_VERSION },
      ...{ effect: 0.41, low, high: 0.58, answers: 24, left_out: 0, served_model: modelId },
      ...{ proved_at: new Date(), begun_at: new Date() },
    })
    .execute();
}
