import type { AiCrawlerName, CrawlerAccess, PageAccess, RobotsRule } from "@standings/domain";
import robotsParser from "robots-parser";

export interface RobotsInput {
  readonly robotsUrl: string;
  readonly text: string;
  /** An address of the same origin. */
  readonly url: string;
  /** Our own name in robots.txt, and those of the crawlers asked about: given, so that the thread loads little. */
  readonly us: string;
  readonly crawlers: readonly AiCrawlerName[];
}

export interface JudgedCrawler extends Omit<CrawlerAccess, "pages"> {
  readonly page: PageAccess;
}

export interface JudgedRobots {
  /** Whether our own reader may read the address. */
  readonly ours: PageAccess;
  readonly crawlers: readonly JudgedCrawler[];
  readonly sitemaps: readonly string[];
}

const MAX_LINE = 200;
const MAX_SITEMAPS = 20;
/** A path that no site has. */
const PROBE = "/standings-probe-of-the-group-for-everybody";

/**
 * What robots.txt says of an address, for our reader and for each AI crawler. The parser (robots-parser, RFC 9309 with
 * Google's way of matching) does not tell whether a crawler has a group of its own, so a rule for `*` is added at the
 * end: who falls under it has none.
 */
export function judgeRobots({ robotsUrl, text, url, us, crawlers }: RobotsInput): JudgedRobots {
  const lines = text.split(/\r\n|\r|\n/);
  const robots = robotsParser(robotsUrl, `${text}\nDisallow:\nUser-agent: *\nDisallow: ${PROBE}`);
  const probe = new URL(PROBE, robotsUrl).href;
  const isMentioned = (crawler: string) => robots.getMatchingLineNumber(probe, crawler) !== lines.length + 3;
  const { pathname, search } = new URL(url);
  const accessOf = (crawler: string): PageAccess => ({
    path: `${pathname}${search}`,
    isAllowed: robots.isAllowed(url, crawler) ?? false,
    rule: ruleOf(lines, robots.getMatchingLineNumber(url, crawler)),
  });
  return {
    ours: accessOf(us),
    crawlers: crawlers.map((name) => ({
      crawler: name,
      isMentioned: isMentioned(name),
      page: accessOf(name),
    })),
    sitemaps: robots.getSitemaps().slice(0, MAX_SITEMAPS),
  };
}

function ruleOf(lines: readonly string[], line: number): RobotsRule | null {
  const text = lines[line - 1];
  return text === undefined ? null : { line, text: text.trim().slice(0, MAX_LINE) };
}
