import { isId } from "@standings/database";
import type { ClaimPage } from "@standings/domain";
import { ServiceError } from "../../errors.ts";
import { requireScope, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { findBrand } from "../read-brand.ts";
import { type AnswersWanted, chosenAnswers } from "./chosen-answers.ts";
import { readClaimPages } from "./read-claim-pages.ts";
import { isAnswerTo } from "./said-of.ts";

/** A claim, and whose statements of it are wanted. */
export type OfClaim = OfBrand & { readonly claimId: string } & Partial<AnswersWanted>;

/**
 * Pages that answers of the last weeks cite which say a claim of a brand of the viewer that is false or outdated, in one market;
 * nothing says that a page caused it. Empty for a claim that is not wrong. Throws BRAND_NOT_FOUND, INVALID_MARKET,
 * STUDY_NOT_FOUND for a study that was not read, or CLAIM_NOT_FOUND.
 */
export async function getClaimPages(
  request: ServiceRequest,
  { brandId, claimId, ...wanted }: OfClaim,
): Promise<readonly ClaimPage[]> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  const brand = await findBrand(db, viewer.userId, brandId);
  const answers = await chosenAnswers(db, brand, wanted);
  const said = isId(claimId)
    ? await db
        .selectFrom("statements")
        .innerJoin("claims", "claims.id", "statements.claim_id")
        .select("claims.id")
        .where("claims.brand_id", "=", brand.id)
        .where("claims.id", "=", claimId)
        .where(isAnswerTo(answers))
        .limit(1)
        .executeTakeFirst()
    : undefined;
  if (!said) throw new ServiceError("CLAIM_NOT_FOUND");
  return (await readClaimPages(db, answers, [claimId])).get(claimId) ?? [];
}
