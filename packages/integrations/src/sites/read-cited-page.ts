import type { Unread } from "@standings/domain";
import { askForPage } from "./read-page.ts";
import { SiteError, settle } from "./site-error.ts";
import { type SiteReaderOptions, startVisit } from "./site-visit.ts";

/** The visible text of a page by lines, null where there is none; `unread`: why the page may say more. */
export interface CitedPageReading {
  readonly text: string | null;
  readonly unread: Unread | null;
}

/**
 * Reads a page that an answer cites, within the limits of one page of a site; it may lead to another site. Every host is asked for
 * its robots.txt first. Never rejects for what a site does.
 */
export async function readCitedPage(url: string, options: SiteReaderOptions): Promise<CitedPageReading> {
  const visit = startVisit(null, options);
  const address = URL.parse(url);
  if (address === null) throw new SiteError("no_address");
  const read = await settle(askForPage(visit, address).then(visit.parser.text));
  if ("unread" in read) return { text: null, unread: read.unread };
  const { text, lacks } = read.value;
  return { text, unread: lacks && { reason: lacks, value: null } };
}
