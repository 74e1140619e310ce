import { isId } from "@standings/database";
import {
  type BrandClaims,
  CLAIM_WEEKS,
  MAX_SHOWN_CLAIMS,
  MAX_SHOWN_STATEMENTS,
  type ModelId,
  type StatementRecord,
} from "@standings/domain";
import { sql } from "kysely";
import { ServiceError } from "../../errors.ts";
import { secondReading } from "../../models/second-reading.ts";
import { requireScope, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { findBrand } from "../read-brand.ts";

const SINCE = sql<Date>`now() - make_interval(weeks => ${CLAIM_WEEKS})`;

/**
 * What answers of the last weeks say of a company of a brand of the viewer, with the verdicts that hold today. `company`: its
 * key, "" for the brand. Throws BRAND_NOT_FOUND.
 */
export async function getClaims(
  request: ServiceRequest,
  { brandId, company = "" }: OfBrand & { readonly company?: string | undefined },
): Promise<BrandClaims> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  const brand = await findBrand(db, viewer.userId, brandId);
  const { read, failed } = await db
    .selectFrom("claim_readings")
    .select([
      sql<number>`(count(*) filter (where state = 'read'))::integer`.as("read"),
      sql<number>`(count(*) filter (where state = 'failed'))::integer`.as("failed"),
    ])
    .where("brand_id", "=", brand.id)
    .where("read_at", ">", SINCE)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("claims")
    .innerJoin("claim_verdicts as judged", "judged.claim_id", "claims.id")
    .innerJoin("statements", "statements.claim_id", "claims.id")
    .select(["claims.id", "attribute", "subject", "text", "first_at", "last_at"])
    .select(["judged.verdict", "judged.because", "judged.hint", "judged.fact_ids"])
    .select([
      sql<number>`count(*)::integer`.as("statements"),
      sql<ModelId[]>`array_agg(distinct statements.model_id order by statements.model_id)`.as("models"),
    ])
    .where("claims.brand_id", "=", brand.id)
    .where("claims.company", "=", company)
    .where("statements.at", ">", SINCE)
    .groupBy(["claims.id", "judged.claim_id"])
    .orderBy("statements", "desc")
    .orderBy("claims.id")
    .limit(MAX_SHOWN_CLAIMS + 1)
    .execute();
  return {
    hasReader: secondReading(services) !== null,
    read,
    failed,
    isCut: rows.length > MAX_SHOWN_CLAIMS,
    claims: rows.slice(0, MAX_SHOWN_CLAIMS).map(({ first_at, last_at, fact_ids: factIds, ...claim }) => ({
      ...claim,
      factIds,
      firstAt: first_at.toISOString(),
      lastAt: last_at.toISOString(),
    })),
  };
}

/** The newest statements of a claim of a brand of the viewer. Throws BRAND_NOT_FOUND or CLAIM_NOT_FOUND. */
export async function getClaimStatements(
  request: ServiceRequest,
  { brandId, claimId }: OfBrand & { readonly claimId: string },
): Promise<StatementRecord[]> {
  const { services, viewer } = requireScope(request, "read");
  const brand = await findBrand(services.db, viewer.userId, brandId);
  const rows = isId(claimId)
    ? await services.db
        .selectFrom("statements")
        .innerJoin("claims", "claims.id", "statements.claim_id")
        .select(["run_id", "column_id", "model_id", "at", "statements.sentence", "quote_at", "quote_length"])
        .where("claims.brand_id", "=", brand.id)
        .where("claims.id", "=", claimId)
        .orderBy("at", "desc")
        .orderBy("run_id")
        .orderBy("column_id")
        .limit(MAX_SHOWN_STATEMENTS)
        .execute()
    : [];
  // A claim has a statement.
  if (rows.length === 0) throw new ServiceError("CLAIM_NOT_FOUND");
  return rows.map(({ run_id, column_id, model_id, at, sentence, quote_at, quote_length }) => ({
    ...{ runId: run_id, columnId: column_id, modelId: model_id, at: at.toISOString() },
    ...{ sentence, quoteAt: quote_at, quoteLength: quote_length },
  }));
}
