import { AI_CRAWLERS, CRAWLER_PURPOSE_TITLES, type CrawlerPurpose } from "../ai-crawlers.ts";
import { type FactStatus, factOf, type SiteFact } from "../site-fact.ts";
import type { CrawlerAccess, RobotsReading, SiteReading } from "../site-reading.ts";
import { listText } from "./phrases.ts";

/** Which AI crawlers robots.txt lets in, by what they read for; none when robots.txt could not be read. */
export function crawlerFacts({ robots }: SiteReading): SiteFact[] {
  if (!robots || robots.state === "unreachable") return [];
  return [
    factOf("crawlers_on_request", crawlerFact(robots, "on_request")),
    factOf("crawlers_search", crawlerFact(robots, "search")),
    factOf("crawlers_training", crawlerFact(robots, "training")),
  ];
}

type ReadRobots = Exclude<RobotsReading, { readonly state: "unreachable" }>;

function crawlerFact(robots: ReadRobots, purpose: CrawlerPurpose) {
  const names: ReadonlySet<string> = new Set(
    AI_CRAWLERS.filter((crawler) => crawler.purpose === purpose).map(({ name }) => name),
  );
  const crawlers = robots.crawlers.filter(({ crawler }) => names.has(crawler));
  const limited = crawlers.filter(({ pages }) => pages.some(({ isAllowed }) => !isAllowed));
  const blockedPages = limited.flatMap(({ pages }) => pages.filter(({ isAllowed }) => !isAllowed));
  return {
    status: statusOf(purpose, limited),
    title: `${CRAWLER_PURPOSE_TITLES[purpose]}: ${crawlers.length - limited.length} of ${crawlers.length} may read every page`,
    detail: `${detailOf(robots, limited)}${namesText(robots, crawlers)}`,
    pages: [...new Set(blockedPages.map(({ path }) => path))],
    values: { purpose, crawlers },
  };
}

/** Keeping out what trains models is a choice; keeping out what answers and finds costs visibility. */
function statusOf(purpose: CrawlerPurpose, limited: readonly CrawlerAccess[]): FactStatus {
  if (limited.length === 0) return "good";
  return purpose !== "training" && limited.some(isShutOut) ? "bad" : "warning";
}

function isShutOut({ pages }: CrawlerAccess): boolean {
  return pages.every(({ isAllowed }) => !isAllowed);
}

/** Who is not named follows what robots.txt says to everybody. */
function namesText({ state }: ReadRobots, crawlers: readonly CrawlerAccess[]): string {
  const unnamed = crawlers.filter(({ isMentioned }) => !isMentioned).length;
  if (state === "none" || unnamed === 0) return "";
  return ` ${unnamed} of ${crawlers.length} are not named in it: what it says to everybody (*) holds for them.`;
}

function detailOf(robots: ReadRobots, limited: readonly CrawlerAccess[]): string {
  if (robots.state === "none") return "There is no robots.txt, so every crawler may read every page.";
  const cut = robots.isCut ? " Only its first part was read, as its size allows." : "";
  if (limited.length === 0) return `No line of robots.txt keeps one of them from a page.${cut}`;
  const texts = limited.map((access) => {
    const blocked = access.pages.filter(({ isAllowed }) => !isAllowed);
    const extent = isShutOut(access) ? "every page" : `${blocked.length} of ${access.pages.length} pages`;
    return `${access.crawler} from ${extent} (line ${blocked[0]?.rule?.line})`;
  });
  return `robots.txt keeps out ${listText(texts)}.${cut}`;
}
