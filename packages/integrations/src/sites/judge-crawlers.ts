import { AI_CRAWLERS, type CrawlerAccess, type RobotsReading } from "@standings/domain";
import type { AskedPage } from "./read-page.ts";
import { settle } from "./site-error.ts";
import type { RobotsFile, SiteVisit } from "./site-visit.ts";

interface Place {
  readonly path: string;
  readonly url: URL;
}

/**
 * Which AI crawlers may read the pages, where they are after redirects. The home page's robots.txt stands for the
 * site; pages of other hosts are left out. Null without a page.
 */
export async function judgeCrawlers(
  visit: SiteVisit,
  pages: readonly AskedPage[],
): Promise<RobotsReading | null> {
  const all = pages.map(({ parsed, url, reading }) => ({
    path: reading.path,
    url: new URL(parsed?.url ?? url),
  }));
  const [home] = all;
  if (!home) return null;
  const file = await visit.robotsOf(home.url);
  if (file.state === "unreachable") return file;
  const places = all.filter(({ url }) => url.origin === home.url.origin);
  const judged = await settle(crawlersOf(visit, file, places));
  if ("unread" in judged) return { state: "unreachable", url: file.url, unread: judged.unread };
  return file.state === "none"
    ? { state: "none", url: file.url, crawlers: judged.value }
    : { state: "read", url: file.url, isCut: file.isCut, crawlers: judged.value };
}

async function crawlersOf(
  visit: SiteVisit,
  file: Exclude<RobotsFile, { readonly state: "unreachable" }>,
  places: readonly Place[],
): Promise<readonly CrawlerAccess[]> {
  if (file.state === "none") {
    const pages = places.map(({ path }) => ({ path, isAllowed: true, rule: null }));
    return AI_CRAWLERS.map(({ name }) => ({ crawler: name, isMentioned: false, pages }));
  }
  const urls = places.map(({ url }) => url.href);
  const { crawlers } = await visit.judge(file, urls);
  return crawlers.map((access) => ({
    ...access,
    pages: access.pages.map((page, index) => ({ ...page, path: places[index]?.path ?? page.path })),
  }));
}
