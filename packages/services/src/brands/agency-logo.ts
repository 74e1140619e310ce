import { type BrandRecord, uploadNameOf } from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { countUse } from "../limits/rate-limit.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { storeUpload } from "../uploads/uploads.ts";
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
  const { imageUrl } = await storeUpload(services, viewer.userId, bytes);
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
