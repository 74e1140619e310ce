import {
  ASPECTS,
  BRAND_KEY,
  type BrandPraise,
  companyKeys,
  MAX_CLAIM_COMPANIES,
  STEPWISE_LEVEL,
} from "@standings/domain";
import { praiseOf } from "@standings/statistics";
import { requireScope, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { readCountedNames } from "../names/read-names.ts";
import { findBrand } from "../read-brand.ts";
import { type AnswersWanted, chosenAnswers } from "./chosen-answers.ts";
import { readPraise, readReadings } from "./said-of.ts";

interface PraiseWish extends OfBrand, Partial<AnswersWanted> {
  /** Key of a company of the brand; "": the brand. */
  readonly company?: string;
  /** Key of the company that it is held beside; left out, the first other one. */
  readonly against?: string | null;
}

/**
 * What a company of a brand of the viewer is praised and blamed for in plain answers of the last weeks, of one market, beside another
 * company (`names-claims-topics-markets.md` §2.7); in answers to direct questions, or
 * of a study that was read, where these are asked for. Throws BRAND_NOT_FOUND, INVALID_MARKET or STUDY_NOT_FOUND.
 */
export async function getPraise(
  request: ServiceRequest,
  { brandId, company = BRAND_KEY, against: beside = null, ...wanted }: PraiseWish,
): Promise<BrandPraise> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  const brand = await findBrand(db, viewer.userId, brandId);
  const { market, asked, study, arm: kind } = await chosenAnswers(db, brand, wanted);
  const arm = asked === "direct" ? asked : (await readReadings(db, { brand, market, study, arm: kind })).arm;
  const keys = companyKeys(await readCountedNames(db, brand.id)).slice(0, MAX_CLAIM_COMPANIES);
  // Direct questions are about the brand alone.
  const rivals = arm === "direct" ? [] : keys.filter((key) => key !== company);
  const rival = rivals.find((key) => beside === null || key === beside) ?? null;
  const own = await readPraise(db, { brand, market, arm, company, study });
  const others = rival === null ? null : await readPraise(db, { brand, market, arm, company: rival, study });
  return {
    market,
    arm,
    answers: countAnswers(own),
    against: rival === null || others === null ? null : { company: rival, answers: countAnswers(others) },
    aspects: praiseOf(own, others, ASPECTS, STEPWISE_LEVEL).sort(
      (a, b) => b.praised.value - a.praised.value || b.blamed.value - a.blamed.value,
    ),
  };
}

function countAnswers(models: ReadonlyMap<unknown, readonly unknown[]>): number {
  return [...models.values()].reduce((sum, { length }) => sum + length, 0);
}
