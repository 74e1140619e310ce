import { movedTo, type SiteFront, type Unread } from "@standings/domain";
import { addressHost, findEntry } from "./find-entry.ts";
import { readPage } from "./read-page.ts";
import { type SiteReaderOptions, startVisit } from "./site-visit.ts";

/**
 * Reads the front page of a site for what it says of other sites: robots.txt and this page alone. Null where it could not be read.
 * Never rejects for what a site does.
 */
export async function readFront(domain: string, options: SiteReaderOptions): Promise<SiteFront | null> {
  const host = addressHost(domain);
  if (host === null) return null;
  const visit = startVisit(host, options);
  const entry = await findEntry(visit, host);
  if ("unread" in entry) return movedFront(domain, entry.unread);
  const { parsed, reading } = await readPage(visit, entry.url, "home");
  if (reading.state === "unread") return movedFront(domain, reading.unread);
  return { domain, leadsTo: null, alternates: parsed?.alternateSites ?? [] };
}

function movedFront(domain: string, unread: Unread): SiteFront | null {
  const leadsTo = movedTo({ domain, unread });
  return leadsTo === null ? null : { domain, leadsTo, alternates: [] };
}
