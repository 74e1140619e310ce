import { inTransaction } from "@standings/database";
import { ServiceError } from "../../errors.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { lockAccount } from "../../runs/lock-account.ts";
import { isVisited } from "../change-brand.ts";
import { lockBrand } from "../read-brand.ts";
import { beginVisit, withoutModels } from "./begin-visit.ts";

export interface PastVisit {
  readonly userId: string;
  readonly brandId: string;
  /** Its place on the time axis, later than every visit before. */
  readonly dueAt: Date;
}

/**
 * Begins a visit as if its time had just come: how the demo's past weeks, and brands whose truth is known, are made. Throws
 * BRAND_IS_VISITED, BRAND_WITHOUT_PROMPTS or INSUFFICIENT_CREDITS.
 */
export async function visitInPast(
  request: ServiceRequest,
  { userId, brandId, dueAt }: PastVisit,
): Promise<{ readonly visitId: string }> {
  const services = requireSystem(request);
  return inTransaction(services.db, async (tx) => {
    await lockAccount(tx, { userId, token: "" });
    const brand = await lockBrand(tx, userId, brandId);
    if (await isVisited(tx, brand.id)) throw new ServiceError("BRAND_IS_VISITED");
    const begun = await beginVisit(tx, services, brand, { dueAt, beganAt: dueAt, apiTokenId: null });
    if (begun === "no_prompts") throw new ServiceError("BRAND_WITHOUT_PROMPTS");
    if (begun === "no_models") throw withoutModels();
    if (begun === "short") throw new ServiceError("INSUFFICIENT_CREDITS");
    return { visitId: begun.id };
  });
}
