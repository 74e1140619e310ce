import { randomBytes } from "node:crypto";
import { type Connection, isId, newId } from "@standings/database";
import {
  type BrandFilters,
  type BrandLink,
  EXPERIMENT_LINK,
  MAX_BRAND_LINKS,
  type SharedBrand,
  type SharedExperiment,
  sharedBrandPath,
} from "@standings/domain";
import { hashToken } from "@standings/integrations";
import { sql } from "kysely";
import { ServiceError } from "../errors.ts";
import { allowAnyone, requireUser, type ServiceRequest } from "../request.ts";
import type { OfBrand } from "./change-brand.ts";
import { findExperiment } from "./experiments/own-experiment.ts";
import { readExperimentRecord } from "./experiments/read-experiments.ts";
import { overviewOf } from "./overview/get-overview.ts";
import { findBrand, isOfSandbox } from "./read-brand.ts";

const TOKEN_BYTES = 24;
const LINK_COLUMNS = [
  "id",
  "experiment_id",
  "created_at",
  "expires_at",
  "revoked_at",
  "last_opened_at",
] as const;

export interface NewLink extends OfBrand {
  /** Of the experiment that it shows; left out or null: the overview. */
  readonly experimentId?: string | null | undefined;
  /** Days until it expires. */
  readonly days: number;
}

/**
 * Makes an address under which anybody reads the overview of a brand of the viewer, or the frozen plan of one of its experiments
 * with the looks that were taken, until it expires or is revoked. It is told once: it is stored as a hash. Throws BRAND_NOT_FOUND,
 * EXPERIMENT_NOT_FOUND, EXPERIMENT_NOT_FROZEN, or TOO_MANY_LINKS.
 */
export async function createLink(
  request: ServiceRequest,
  { brandId, experimentId, days }: NewLink,
): Promise<{ readonly url: string; readonly link: BrandLink }> {
  const { services, viewer } = requireUser(request);
  const brand = await findBrand(services.db, viewer.userId, brandId);
  const isOfExperiment = experimentId !== null && experimentId !== undefined;
  if (isOfExperiment) {
    const { experiment } = await findExperiment(services.db, viewer.userId, { brandId, experimentId });
    if (experiment.state === "draft") throw new ServiceError("EXPERIMENT_NOT_FROZEN");
  }
  await limitLinks(services.db, brand.id);
  const kind = isOfExperiment ? EXPERIMENT_LINK : "";
  const token = kind + randomBytes(TOKEN_BYTES).toString("base64url");
  const row = await services.db
    .insertInto("brand_links")
    .values({
      id: newId(),
      brand_id: brand.id,
      experiment_id: isOfExperiment ? experimentId : null,
      token_hash: hashToken(token),
      expires_at: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .returning(LINK_COLUMNS)
    .executeTakeFirstOrThrow();
  return { url: services.settings.publicUrl + sharedBrandPath(token), link: toLink(row) };
}

/** Throws TOO_MANY_LINKS. */
async function limitLinks(db: Connection, brandId: string): Promise<void> {
  const { works } = await db
    .selectFrom("brand_links")
    .select(({ fn }) => fn.countAll<string>().as("works"))
    .where("brand_id", "=", brandId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  if (Number(works) >= MAX_BRAND_LINKS) throw new ServiceError("TOO_MANY_LINKS");
}

/** Links of a brand of the viewer, the newest first: all that work, and of others as many as fit. Throws BRAND_NOT_FOUND. */
export async function listLinks(request: ServiceRequest, { brandId }: OfBrand): Promise<BrandLink[]> {
  const { services, viewer } = requireUser(request);
  const brand = await findBrand(services.db, viewer.userId, brandId);
  const rows = await services.db
    .selectFrom("brand_links")
    .select(LINK_COLUMNS)
    .where("brand_id", "=", brand.id)
    .orderBy(sql`revoked_at is null and expires_at > now() desc`)
    .orderBy("created_at", "desc")
    .limit(2 * MAX_BRAND_LINKS)
    .execute();
  return rows.toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime()).map(toLink);
}

/** All links of a brand, the oldest first. */
export async function readLinks(db: Connection, brandId: string): Promise<BrandLink[]> {
  const rows = await db
    .selectFrom("brand_links")
    .select(LINK_COLUMNS)
    .where("brand_id", "=", brandId)
    .orderBy("created_at")
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
  if (!isId(linkId)) return;
  await services.db
    .updateTable("brand_links")
    .set({ revoked_at: sql<Date>`now()` })
    .where("brand_id", "=", brand.id)
    .where("revoked_at", "is", null)
    .where("id", "=", linkId)
    .execute();
}

/** Whether a link to a brand, or to an experiment, works. It does not count as opened: machines that show a preview of it ask, too. */
export async function isLinkOpen(
  request: ServiceRequest,
  { token }: { readonly token: string },
): Promise<boolean> {
  const { db } = allowAnyone(request).services;
  const link = await db
    .selectFrom("brand_links")
    .select("id")
    .where("token_hash", "=", hashToken(token))
    .where("revoked_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return link !== undefined;
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
    .where("experiment_id", "is", null)
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
  const { name, domain, agency, rhythm, day } = brand;
  const overview = await overviewOf(db, brand, filters);
  return {
    brand: { name, domain, agency, rhythm, day },
    // Pages that are to be cited are a plan of the owner, credits are theirs, and private studies open to nobody.
    overview: {
      ...overview,
      lastVisits: [],
      prompts: overview.prompts.map((prompt) => ({ ...prompt, page: null, studyId: null })),
    },
  };
}

/** A frozen plan with its looks as whoever has a link sees them. Throws LINK_NOT_FOUND, also for one that was revoked or has expired. */
export async function getSharedExperiment(
  request: ServiceRequest,
  { token }: { readonly token: string },
): Promise<SharedExperiment> {
  const { services } = allowAnyone(request);
  const { db } = services;
  const link = await db
    .updateTable("brand_links")
    .set({ last_opened_at: sql<Date>`now()` })
    .where("token_hash", "=", hashToken(token))
    .where("experiment_id", "is not", null)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning(["brand_id", "experiment_id"])
    .executeTakeFirst();
  if (!link?.experiment_id) throw new ServiceError("LINK_NOT_FOUND");
  const rows = { brand: link.brand_id, experiment: link.experiment_id };
  const brand = await db
    .selectFrom("brands")
    .selectAll()
    .where("id", "=", rows.brand)
    .executeTakeFirstOrThrow();
  const experiment = await db
    .selectFrom("experiments")
    .selectAll()
    .where("id", "=", rows.experiment)
    .executeTakeFirstOrThrow();
  return {
    brand: { name: brand.name, domain: brand.domain },
    experiment: await readExperimentRecord(db, { brand, experiment }, null),
    isSandbox: await isOfSandbox(db, brand.id),
  };
}

interface LinkRow {
  readonly id: string;
  readonly experiment_id: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly last_opened_at: Date | null;
}

function toLink({
  id,
  experiment_id,
  created_at,
  expires_at,
  revoked_at,
  last_opened_at,
}: LinkRow): BrandLink {
  return {
    id,
    experimentId: experiment_id,
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    lastOpenedAt: last_opened_at?.toISOString() ?? null,
    isRevoked: revoked_at !== null,
  };
}
