import type { SiteFront, SiteReading } from "@standings/domain";
import pLimit from "p-limit";
import { type CitedPageReading, readCitedPage } from "./read-cited-page.ts";
import { readFront } from "./read-front.ts";
import { readSite } from "./read-site.ts";
import type { SiteReaderOptions } from "./site-visit.ts";

/** Reads sites of companies for a process. */
export interface SiteReader {
  /**
   * Reads the site of a registrable domain as `readSite` does; who asks for the same one meanwhile gets the same
   * reading. Never rejects for what a site does.
   */
  read(domain: string): Promise<SiteReading>;
  /** Reads the text of one page as `readCitedPage` does. Never rejects for what a site does. */
  page(url: string): Promise<CitedPageReading>;
  /** Reads the front page of a registrable domain as `readFront` does. Never rejects for what a site does. */
  front(domain: string): Promise<SiteFront | null>;
}

/** A reading has a thread of its own, so only a few run at once and the others wait. */
const AT_ONCE = 3;
/** Pages wait for each other, so that no site that somebody waits for does. */
const PAGES_AT_ONCE = 2;

export function createSiteReader(options: SiteReaderOptions): SiteReader {
  const inTurn = pLimit(AT_ONCE);
  const pagesInTurn = pLimit(PAGES_AT_ONCE);
  const flights = new Map<string, Promise<SiteReading>>();
  return {
    read(domain) {
      const flight =
        flights.get(domain) ?? inTurn(() => readSite(domain, options)).finally(() => flights.delete(domain));
      flights.set(domain, flight);
      return flight;
    },
    page: (url) => pagesInTurn(() => readCitedPage(url, options)),
    front: (domain) => pagesInTurn(() => readFront(domain, options)),
  };
}
