import { randomBytes } from "node:crypto";
import { newId } from "@standings/database";
import {
  type BrandFilters,
  type BrandLink,
  promptsIn,
  type SharedBrand,
  sharedBrandPath,
} from "@standings/domain";
import { hashToken } from "@standings/integrations";
import { sql } from "kysely";
import { ServiceError } from "../errors.ts";
import { allowAnyone, requireUser, type ServiceRequest } from "../request.ts";
import type { OfBrand } from "./change-brand.ts";
import { overviewOf } from "./overview/get-overview.ts";
import { findBrand, readPrompts } from "./read-brand.ts";

const TOKEN_BYTES = 24;

export interface NewLink extends OfBrand {
  /** Days until it expires. */
  readonly days: number;
}

/**
 * Makes an address under which anybody reads the overview of a brand of the viewer, until it expires or is revoked. It is told
 * once: it is stored as a hash. Throws BRAND_NOT_FOUND.
 */
export async function createLink(
  request: ServiceRequest,
  { brandId, days }: NewLink,
): Promise<{ readonly url: string; readonly link: BrandLink }> {
  const { services, viewer } = requireUser(request);
  const brand = await findBrand(services.db, viewer.userId, brandId);
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const row = await services.db
    .insertInto("brand_links")
    .values({
      id: newId(),
      brand_id: brand.id,
      token_hash: hashToken(token),
      expires_at: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .returning(["id", "created_at", "expires_at", "revoked_at", "last_opened_at"])
    .executeTakeFirstOrThrow();
  return { url: services.settings.publicUrl + sharedBrandPath(token), link: toLink(row) };
}

/** Links of a brand of the viewer, the newest first. Throws BRAND_NOT_FOUND. */
export async function listLinks(request: ServiceRequest, { brandId }: OfBrand): Promise<BrandLink[]> {
  const { services, viewer } = requireUser(request);
  const brand = await findBrand(services.db, viewer.userId, brandId);
  const rows = await services.db
    .selectFrom("brand_links")
    .select(["id", "created_at", "expires_at", "revoked_at", "last_opened_at"])
    .where("brand_id", "=", brand.id)
    .orderBy("created_at", "desc")
    .limit(50)
    .execute();
  return rows.map(toLink);
}

/** Ends a link at once; one that has ended stays as it is. Throws BRAND_NOT_FOUND. */
export async function revokeLink(
  request: ServiceRequest,
  { brandId, linkId }: OfBrand & { readonly linkId: string },
): Promise<void> {
  const { services, viewer } = requireUser(request);
  const brand = await findBrand(services.db, viewer.userId, brandId);
  await services.db
    .updateTable("brand_links")
    .set({ revoked_at: sql<Date>`now()` })
    .where("brand_id", "=", brand.id)
    .where("revoked_at", "is", null)
    .where((eb) => eb(eb.cast<string>("id", "text"), "=", linkId))
    .execute();
}

/** A brand as whoever has a link sees it. Throws INVALID_MARKET, or LINK_NOT_FOUND, also for one that was revoked or has expired. */
export async function getSharedBrand(
  request: ServiceRequest,
  { token, ...filters }: BrandFilters & { readonly token: string },
): Promise<SharedBrand> {
  const { db } = allowAnyone(request).services;
  const link = await db
    .updateTable("brand_links")
    .set({ last_opened_at: sql<Date>`now()` })
    .where("token_hash", "=", hashToken(token))
    .where("revoked_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning("brand_id")
    .executeTakeFirst();
  if (!link) throw new ServiceError("LINK_NOT_FOUND");
  const brand = await db
    .selectFrom("brands")
    .selectAll()
    .where("id", "=", link.brand_id)
    .executeTakeFirstOrThrow();
  const { name, domain, agency, rhythm, day, rounds, web_search: webSearch } = brand;
  const overview = await overviewOf(db, brand, filters);
  const { length: prompts } = promptsIn(await readPrompts(db, brand.id), overview.market);
  return { brand: { name, domain, agency, rhythm, day, rounds, webSearch, prompts }, overview };
}

interface LinkRow {
  readonly id: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly last_opened_at: Date | null;
}

function toLink({ id, created_at, expires_at, revoked_at, last_opened_at }: LinkRow): BrandLink {
  return {
    id,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    lastOpenedAt: last_opened_at?.toISOString() ?? null,
    isRevoked: revoked_at !== null,
  };
}
