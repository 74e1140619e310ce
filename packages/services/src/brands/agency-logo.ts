import { inTransaction } from "@standings/database";
import { type BrandRecord, uploadFiles, uploadNameOf } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { countUse } from "../limits/rate-limit.ts";
import { requireSystem, requireUser, type ServiceRequest } from "../request.ts";
import { drawPicture, keepPicture } from "../uploads/uploads.ts";
import { type OfBrand, onOwn } from "./change-brand.ts";
import { findBrand } from "./read-brand.ts";

/**
 * Puts a picture into the head of a brand's reports and shared pages. Throws BRAND_NOT_FOUND, NOT_AN_IMAGE, IMAGE_TOO_LARGE,
 * UPLOADS_UNAVAILABLE or TOO_MANY_REQUESTS.
 */
export async function setAgencyLogo(
  request: ServiceRequest,
  { brandId, bytes }: OfBrand & { readonly bytes: Buffer },
): Promise<BrandRecord> {
  const { services, viewer } = requireUser(request);
  await findBrand(services.db, viewer.userId, brandId);
  await countUse(services, "upload", viewer);
  const drawn = await drawPicture(services, viewer.userId, bytes);
  const at = services.now();
  await services.db
    .insertInto("brand_logos")
    .values({ logo_url: drawn.imageUrl, at })
    .onConflict((conflict) => conflict.column("logo_url").doUpdateSet({ at }))
    .execute();
  const { imageUrl } = await keepPicture(services, drawn);
  return putLogo(request, brandId, imageUrl);
}

/** Takes the picture out again. Throws BRAND_NOT_FOUND. */
export function removeAgencyLogo(request: ServiceRequest, { brandId }: OfBrand): Promise<BrandRecord> {
  return putLogo(request, brandId, null);
}

function putLogo(request: ServiceRequest, brandId: string, logoUrl: string | null): Promise<BrandRecord> {
  return onOwn(request, brandId, async (tx, brand) => {
    const name = brand.agency?.name ?? "";
    const agency = name === "" && logoUrl === null ? null : JSON.stringify({ name, logoUrl });
    await tx.updateTable("brands").set({ agency }).where("id", "=", brand.id).execute();
  });
}

/** The bytes of an agency's logo, WebP; null without one, or while pictures are away: a report goes without. */
export async function readLogo(
  { uploads }: Pick<ServiceContext, "uploads">,
  logoUrl: string | null | undefined,
): Promise<Uint8Array | null> {
  const name = uploadNameOf(logoUrl ?? "");
  if (name === null) return null;
  return uploads.get(name).catch(() => null);
}

const DAY_MS = 86_400_000;

/**
 * Job, each day: removes logos that no brand has any more, a day after they were sent at the earliest. A picture that an admin
 * has uploaded too stays, since posts may show it.
 */
export async function removeUnusedLogos(request: ServiceRequest): Promise<void> {
  const { db, uploads, now } = requireSystem(request);
  const dayAgo = new Date(now().getTime() - DAY_MS);
  const { rows } = await sql<{ logo_url: string }>`
    select logo_url from brand_logos logo where at < ${dayAgo}
      and not exists (select from brands where agency ->> 'logoUrl' = logo.logo_url)
      and not exists (select from changes where subject_kind = 'image' and subject_id = logo.logo_url)
  `.execute(db);
  for (const { logo_url } of rows)
    await inTransaction(db, async (tx) => {
      // Who sends the picture again meanwhile waits for the row, and keeps it anew.
      const { numDeletedRows } = await tx
        .deleteFrom("brand_logos")
        .where("logo_url", "=", logo_url)
        .where("at", "<", dayAgo)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return;
      for (const { name } of uploadFiles(logo_url)) await uploads.remove(name);
    });
}
