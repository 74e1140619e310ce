import { registrableDomain } from "../identity/sites.ts";
import type { SiteReading } from "./site-reading.ts";

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
