import type { SiteReading } from "@standings/domain";
import pLimit from "p-limit";
import { readSite } from "./read-site.ts";
import type { SiteReaderOptions } from "./site-visit.ts";

/** Reads sites of companies for a process. */
export interface SiteReader {
  /**
   * Reads the site of a registrable domain as `readSite` does; who asks for the same one meanwhile gets the same
   * reading. Never rejects for what a site does.
   */
  read(domain: string): Promise<SiteReading>;
}

/** A reading has a thread of its own, so only a few run at once and the others wait. */
const AT_ONCE = 3;

export function createSiteReader(options: SiteReaderOptions): SiteReader {
  const inTurn = pLimit(AT_ONCE);
  const flights = new Map<string, Promise<SiteReading>>();
  return {
    read(domain) {
      const flight =
        flights.get(domain) ?? inTurn(() => readSite(domain, options)).finally(() => flights.delete(domain));
      flights.set(domain, flight);
      return flight;
    },
  };
}
