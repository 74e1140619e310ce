import {
  ASPECTS,
  BRAND_KEY,
  type BrandPraise,
  type ClaimFilters,
  companyKeys,
  MAX_CLAIM_COMPANIES,
  STEPWISE_LEVEL,
} from "@standings/domain";
import { praiseOf } from "@standings/statistics";
import { requireScope, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { chosenMarket } from "../markets.ts";
import { readCountedNames } from "../names/read-names.ts";
import { findBrand } from "../read-brand.ts";
import { readPraise, readReadings } from "./said-of.ts";

interface PraiseWish extends OfBrand, Partial<Pick<ClaimFilters, "market" | "asked">> {
  /** Key of a company of the brand; "": the brand. */
  readonly company?: string;
  /** Key of the company that it is held beside; left out, the first other one. */
  readonly against?: string | null;
}

/**
 * What a company of a brand of the viewer is praised and blamed for in plain answers of the last weeks, of one market, beside another
 * company (`names-claims-topics-markets.md` §2.7); in answers to direct questions where these are asked for. Throws BRAND_NOT_FOUND or INVALID_MARKET.
 */
export async function getPraise(
  request: ServiceRequest,
  { brandId, company = BRAND_KEY, against: beside = null, market: wantedIn = null, asked }: PraiseWish,
): Promise<BrandPraise> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  const brand = await findBrand(db, viewer.userId, brandId);
  const market = chosenMarket(brand, { market: wantedIn });
  const arm = asked === "direct" ? asked : (await readReadings(db, brand, market)).arm;
  const keys = companyKeys(await readCountedNames(db, brand.id)).slice(0, MAX_CLAIM_COMPANIES);
  // Direct questions are about the brand alone.
  const rivals = arm === "direct" ? [] : keys.filter((key) => key !== company);
  const rival = rivals.find((key) => beside === null || key === beside) ?? null;
  const own = await readPraise(db, { brand, market, arm, company });
  const others = rival === null ? null : await readPraise(db, { brand, market, arm, company: rival });
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
