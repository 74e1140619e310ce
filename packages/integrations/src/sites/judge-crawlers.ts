import { AI_CRAWLERS, type CrawlerAccess, type PageAccess, type RobotsReading } from "@standings/domain";
import type { JudgedRobots } from "./parse/judge-robots.ts";
import type { AskedPage } from "./read-page.ts";
import { settle } from "./site-error.ts";
import type { SiteVisit } from "./site-visit.ts";

interface JudgedPage {
  readonly path: string;
  readonly judged: JudgedRobots;
}

/**
 * Which AI crawlers may read the pages, where they are after redirects. The home page's robots.txt stands for the
 * site; pages of other hosts, and those whose time was over before they were judged, are left out.
 */
export async function judgeCrawlers(
  visit: SiteVisit,
  home: AskedPage,
  pages: readonly AskedPage[],
): Promise<RobotsReading> {
  const { origin } = addressOf(home);
  const file = await visit.robotsOf(addressOf(home));
  if (file.state === "unreachable") return file;
  const { url } = file;
  const places = pages.filter((page) => addressOf(page).origin === origin);
  if (file.state === "none") {
    const open = places.map(({ reading }) => ({ path: reading.path, isAllowed: true, rule: null }));
    const crawlers = AI_CRAWLERS.map(({ name }) => ({ crawler: name, isMentioned: false, pages: open }));
    return { state: "none", url, crawlers };
  }
  const settled = await Promise.all(
    places.map(async (page) => ({ page, result: await settle(visit.judge(file, addressOf(page))) })),
  );
  const judged = settled.flatMap(({ page, result }) =>
    "value" in result ? { path: page.reading.path, judged: result.value } : [],
  );
  if (judged.length === 0) {
    return { state: "unreachable", url, unread: { reason: "too_hard", value: null } };
  }
  return { state: "read", url, isCut: file.isCut, crawlers: joinCrawlers(judged) };
}

function addressOf({ parsed, url }: AskedPage): URL {
  return new URL(parsed?.url ?? url);
}

function joinCrawlers(pages: readonly JudgedPage[]): CrawlerAccess[] {
  return AI_CRAWLERS.map(({ name }) => {
    const found = pages.flatMap(({ path, judged }) => {
      const access = judged.crawlers.find(({ crawler }) => crawler === name);
      return access ? { path, access } : [];
    });
    return {
      crawler: name,
      isMentioned: found.some(({ access }) => access.isMentioned),
      pages: found.map(({ path, access }): PageAccess => ({ ...access.page, path })),
    };
  });
}
