import type { Unread } from "@standings/domain";
import { askForPage } from "./read-page.ts";
import { SiteError, settle } from "./site-error.ts";
import { type SiteReaderOptions, startVisit } from "./site-visit.ts";

/** The visible text of a page by lines, or why there is none. */
export type CitedPageReading = { readonly text: string } | { readonly unread: Unread };

/**
 * Reads a page that an answer cites, within the limits of one page of a site; it may lead to another site. Every host is asked for
 * its robots.txt first. Never rejects for what a site does.
 */
export async function readCitedPage(url: string, options: SiteReaderOptions): Promise<CitedPageReading> {
  const visit = startVisit(null, options);
  try {
    const address = URL.parse(url);
    if (address === null) throw new SiteError("no_address");
    const read = await settle(askForPage(visit, address).then(visit.parser.text));
    return "unread" in read ? read : { text: read.value };
  } finally {
    await visit.close();
  }
}
