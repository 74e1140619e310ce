import { canonicalHost, companySite, type Unread } from "@standings/domain";
import type { SiteVisit } from "./site-visit.ts";

/** With these a host cannot be reached at all, and another one of the site is tried. */
const HOST_FAILURES: ReadonlySet<string> = new Set([
  "no_address",
  "private_address",
  "refused",
  "certificate",
]);

/** The domain as addresses spell it (`müller.de` is `xn--mller-kva.de`); null when it is no site. */
export function addressHost(domain: string): string | null {
  const host = URL.parse(`https://${domain}/`)?.hostname ?? "";
  return host !== "" && companySite(host) === canonicalHost(domain) ? host : null;
}

/** The first host of the site that can be reached. */
export async function findEntry(
  visit: SiteVisit,
  domain: string,
): Promise<{ url: URL } | { unread: Unread }> {
  let failure: Unread | null = null;
  for (const origin of [`https://${domain}`, `https://www.${domain}`, `http://${domain}`]) {
    const url = new URL("/", origin);
    const robots = await visit.robotsOf(url);
    const reason = robots.state === "unreachable" ? robots.unread.reason : null;
    if (robots.state !== "unreachable" || (reason !== "elsewhere" && !isOfHost(robots.unread)))
      return { url };
    failure ??= robots.unread;
    if (reason === "elsewhere") break;
  }
  return { unread: failure ?? { reason: "no_address", value: null } };
}

function isOfHost({ reason }: Unread): boolean {
  return HOST_FAILURES.has(reason);
}
