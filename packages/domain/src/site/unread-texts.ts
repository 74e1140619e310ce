import { registrableDomain } from "../identity/sites.ts";
import { OUR_CRAWLER } from "./ai-crawlers.ts";
import { SITE_LIMITS, type SiteReading, type Unread, type UnreadReason } from "./site-reading.ts";

const TEXTS: Readonly<Record<UnreadReason, (value: string) => string>> = {
  no_address: () => "its name has no address on the internet",
  private_address: () => "it leads to an address that is not public",
  refused: () => "its server refuses or breaks off the connection",
  certificate: () => "its certificate is not valid",
  timed_out: () => `it did not answer within ${SITE_LIMITS.requestMs / 1_000} seconds`,
  forbidden: (value) => `its robots.txt does not let ${OUR_CRAWLER} in${value && ` (${value})`}`,
  robots_unreachable: (value) =>
    `its robots.txt could not be read${value && ` (${value})`}, and then no crawler may read on`,
  bad_status: (value) => `it answered ${value}`,
  bad_answer: (value) => `its answer is of no use (${value})`,
  not_html: (value) => `it is not HTML${value && ` but ${value}`}`,
  elsewhere: (value) => `it leads to another site, ${value}`,
  redirects: () => "it redirects too often",
  too_hard: () => "it takes too long or too much memory to read",
  cut: () => "only a part of it could be read",
  no_text: () => "it has no text without scripts",
};

/** Why something could not be read, to follow "because" or a colon. */
export function unreadText({ reason, value }: Unread): string {
  return TEXTS[reason](value ?? "");
}

/** One sentence for the page when the site could not be read, else null. */
export function unreadSiteText({ domain, unread }: SiteReading): string | null {
  return unread && `We could not read ${domain}: ${unreadText(unread)}.`;
}

/** Why an analysis ends that has nothing of a site, its robots.txt included, and no answer to rest on; null when it has any. */
export function nothingToRestOn(reading: SiteReading, mentions: number): string | null {
  const unread = unreadSiteText(reading);
  if (unread === null || reading.robots !== null || mentions > 0) return null;
  return `${unread} No answer lists it either, so there is nothing to analyze.`;
}

/** The other site that a company's site leads to instead of its home page; null when it does not, or to no company's. */
export function movedTo({ domain, unread }: Pick<SiteReading, "domain" | "unread">): string | null {
  if (unread?.reason !== "elsewhere" || unread.value === null) return null;
  const target = registrableDomain(unread.value);
  return target === domain ? null : target;
}

/** Why the analysis of a site that has moved ends, and what to do instead. */
export function movedText(domain: string, target: string): string {
  return `${domain} leads to another site, ${target}. Please analyze ${target} instead.`;
}
