import { SITE_LIMITS, unreadSiteText } from "@standings/domain";
import { readSiteOnce } from "../../analyses/read-site-once.ts";
import { countUse } from "../../limits/rate-limit.ts";
import { requireUser, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { findBrand } from "../read-brand.ts";

/** Longer than a whole reading: another process may have to be waited for. */
const PATIENCE_MS = SITE_LIMITS.totalMs + 5_000;

/**
 * Reads the site of a brand of the viewer, so that what it calls itself is suggested (§1.5); nothing is added. A site is read once
 * an hour. Says why it could not be read, else null. Throws BRAND_NOT_FOUND or TOO_MANY_REQUESTS.
 */
export async function readSiteNames(
  request: ServiceRequest,
  { brandId }: OfBrand,
): Promise<{ readonly unread: string | null }> {
  const { services, viewer } = requireUser(request);
  const { domain } = await findBrand(services.db, viewer.userId, brandId);
  await countUse(services, "read_trade", viewer);
  const reading = await readSiteOnce(services, domain, AbortSignal.timeout(PATIENCE_MS));
  if (!reading) return { unread: "The site took too long to answer." };
  // A site that leads elsewhere tells that much.
  return { unread: reading.unread?.reason === "elsewhere" ? null : unreadSiteText(reading) };
}
