import { SITE_LIMITS, type Trade, tradeOf, unreadSiteText } from "@standings/domain";
import { readSiteOnce } from "../analyses/read-site-once.ts";
import { companyDomain } from "../company/get-company.ts";
import { countUse } from "../limits/rate-limit.ts";
import { requireUser, type ServiceRequest } from "../request.ts";

export interface TradeReading extends Trade {
  /** Why the site was not read, in a sentence; null when it was. */
  readonly unread: string | null;
}

/** Longer than a whole reading: another process may have to be waited for. */
const PATIENCE_MS = SITE_LIMITS.totalMs + 5_000;

/**
 * What a company's own site says of its trade, for its owner to correct. The site is read as analyses read it, at most once an
 * hour. Throws INVALID_DOMAIN or TOO_MANY_REQUESTS.
 */
export async function readTrade(
  request: ServiceRequest,
  { domain: address }: { readonly domain: string },
): Promise<TradeReading> {
  const { services, viewer } = requireUser(request);
  const domain = companyDomain(address);
  await countUse(services, "read_trade", viewer);
  const reading = await readSiteOnce(services, domain, AbortSignal.timeout(PATIENCE_MS));
  if (!reading) return { ...tradeOf({ domain, pages: [] }), unread: TOOK_TOO_LONG };
  return { ...tradeOf(reading), unread: unreadSiteText(reading) };
}

const TOOK_TOO_LONG = "The site took too long to answer.";
