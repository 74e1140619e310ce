import { contentFacts } from "./facts/content-facts.ts";
import { crawlerFacts } from "./facts/crawler-facts.ts";
import { fileFacts } from "./facts/file-facts.ts";
import { indexingFacts } from "./facts/indexing-facts.ts";
import { textFacts } from "./facts/text-facts.ts";
import type { SiteFact } from "./site-fact.ts";
import { readPagesOf, type SiteReading } from "./site-reading.ts";

/**
 * The facts that a reading shows, by number. What was not read gives no fact: without a page there are none about
 * pages, without robots.txt none about crawlers.
 */
export function siteFacts(reading: SiteReading): SiteFact[] {
  const hasPages = readPagesOf(reading).length > 0;
  const ofPages = hasPages
    ? [...textFacts(reading), ...contentFacts(reading), ...indexingFacts(reading)]
    : [];
  return [...crawlerFacts(reading), ...fileFacts(reading), ...ofPages].sort((a, b) => a.number - b.number);
}
