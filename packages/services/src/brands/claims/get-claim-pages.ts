import { isId } from "@standings/database";
import {
  type ClaimPage,
  type LookedAtPage,
  MAX_CLAIM_PAGES,
  type OfMarket,
  PAGE_RELATIONS,
  registrableDomain,
  relationOf,
} from "@standings/domain";
import { sql } from "kysely";
import { ServiceError } from "../../errors.ts";
import { requireScope, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { chosenMarket } from "../markets.ts";
import { findBrand } from "../read-brand.ts";
import { IS_WRONG, SINCE, visitsIn } from "./said-of.ts";

/**
 * Pages that answers of the last weeks cite which say a claim of a brand of the viewer that is false or outdated, in one market:
 * those first that say it, beside it before elsewhere, then those that most of these answers cite. Nothing says that a page caused
 * it. Empty for a claim that is not wrong. Throws BRAND_NOT_FOUND, INVALID_MARKET or CLAIM_NOT_FOUND.
 */
export async function getClaimPages(
  request: ServiceRequest,
  { brandId, claimId, market = null }: OfBrand & { readonly claimId: string } & Partial<OfMarket>,
): Promise<ClaimPage[]> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  const brand = await findBrand(db, viewer.userId, brandId);
  const visits = visitsIn(brand, chosenMarket(brand, { market }));
  const said = isId(claimId)
    ? await db
        .selectFrom("statements")
        .innerJoin("claims", "claims.id", "statements.claim_id")
        .select("claims.id")
        .where("claims.brand_id", "=", brand.id)
        .where("claims.id", "=", claimId)
        .where("statements.visit_id", "in", visits)
        .limit(1)
        .executeTakeFirst()
    : undefined;
  if (!said) throw new ServiceError("CLAIM_NOT_FOUND");
  const { rows } = await sql<Row>`
    select cited.url, pages.checked_at as "checkedAt", pages.says, pages.passage, pages.unread,
      bool_or(cited.url = any (statements.beside)) as "isBeside", count(*)::integer as answers
    from statements join claims on claims.id = statements.claim_id
      join claim_verdicts judged on judged.claim_id = claims.id
      join claim_readings readings using (run_id, column_id) cross join unnest(readings.cited) as cited (url)
      left join claim_pages pages on pages.claim_id = claims.id and pages.url = cited.url
    where claims.id = ${claimId} and readings.brand_id = ${brand.id} and statements.at > ${SINCE}
      and statements.visit_id in ${visits} and ${IS_WRONG}
    group by cited.url, pages.claim_id, pages.url
  `.execute(db);
  return rows
    .map((row) => ({ ...row, relation: relationOf(row) }))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || b.answers - a.answers || (a.url < b.url ? -1 : 1))
    .slice(0, MAX_CLAIM_PAGES)
    .map(({ url, relation, passage, unread, checkedAt }) => ({
      ...{ url, domain: registrableDomain(url) ?? "", relation, passage, unread },
      checkedAt: checkedAt?.toISOString() ?? null,
    }));
}

const placeOf = ({ relation }: Pick<ClaimPage, "relation">) => PAGE_RELATIONS.indexOf(relation);

interface Row extends LookedAtPage {
  readonly url: string;
  readonly checkedAt: Date | null;
  readonly passage: string | null;
  readonly answers: number;
}
