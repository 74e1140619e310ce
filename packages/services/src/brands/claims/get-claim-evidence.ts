import type { ClaimPage, StatementRecord } from "@standings/domain";
import { requireScope, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { findBrand } from "../read-brand.ts";
import { type AnswersWanted, chosenAnswers } from "./chosen-answers.ts";
import { readClaimPages } from "./read-claim-pages.ts";
import { isAnswerTo } from "./said-of.ts";

type OfClaims = OfBrand & { readonly claimIds: readonly string[] } & Partial<AnswersWanted>;

export interface ClaimEvidence {
  /** The newest statement, by id of a claim. */
  readonly quotes: ReadonlyMap<string, Pick<StatementRecord, "runId" | "sentence">>;
  /** Of claims that are wrong, the pages that their answers cite, by id of a claim. */
  readonly pages: ReadonlyMap<string, readonly ClaimPage[]>;
}

/** What claims of a brand of the viewer rest on, all read at once. Throws BRAND_NOT_FOUND, INVALID_MARKET or STUDY_NOT_FOUND. */
export async function getClaimEvidence(
  request: ServiceRequest,
  { brandId, claimIds, ...wanted }: OfClaims,
): Promise<ClaimEvidence> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  const brand = await findBrand(db, viewer.userId, brandId);
  const answers = await chosenAnswers(db, brand, wanted);
  if (claimIds.length === 0) return { quotes: new Map(), pages: new Map() };
  const newest = await db
    .selectFrom("statements")
    .innerJoin("claims", "claims.id", "statements.claim_id")
    .distinctOn("claims.id")
    .select(["claims.id", "statements.run_id as runId", "statements.sentence"])
    .where("claims.brand_id", "=", brand.id)
    .where("claims.id", "in", [...claimIds])
    .where(isAnswerTo(answers))
    .orderBy("claims.id")
    .orderBy("at", "desc")
    .orderBy("run_id")
    .orderBy("column_id")
    .execute();
  return {
    quotes: new Map(newest.map(({ id, ...quote }) => [id, quote])),
    pages: await readClaimPages(db, answers, claimIds),
  };
}
