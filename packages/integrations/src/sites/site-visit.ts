import {
  canonicalHost,
  isBelow,
  type RobotsRule,
  registrableDomain,
  SITE_LIMITS,
  unreadText,
} from "@standings/domain";
import type { Answer, GuardedGet } from "../fetch/guarded-fetch.ts";
import type { JudgedRobots } from "./parse/judge-robots.ts";
import { createSiteParser, type SiteParser } from "./parse/site-parser.ts";
import { createRobotsFiles, type ReadRobotsFile, type RobotsFile } from "./robots-files.ts";
import { SiteError } from "./site-error.ts";

const MAX_REDIRECTS = 5;

export interface SiteReaderOptions {
  readonly get: GuardedGet;
  /** What the reader calls itself. */
  readonly userAgent: string;
  /** Ends the reading before its time is over. */
  readonly signal?: AbortSignal;
}

/** One reading of a site: every request goes through here, asks robots.txt first and stays on the site. */
export interface SiteVisit {
  readonly parser: Pick<SiteParser, "page" | "sitemap" | "text">;
  /** What a robots.txt says of an address of its origin; found out once for each address. */
  judge(file: ReadRobotsFile, url: URL): Promise<JudgedRobots>;
  /** Asked once for each origin. */
  robotsOf(url: URL): Promise<RobotsFile>;
  /** GET of an address that robots.txt allows. Throws SiteError, and what the guarded fetch throws. */
  ask(url: URL, signal?: AbortSignal): Promise<Answer>;
  /** The address belongs to the site. */
  isOnSite(url: URL): boolean;
}

/** Begins to read the site of a domain; null: a single page, wherever it leads. */
export function startVisit(
  domain: string | null,
  { get, userAgent, signal: stop }: SiteReaderOptions,
): SiteVisit {
  const time = AbortSignal.timeout(SITE_LIMITS.totalMs);
  const total = stop ? AbortSignal.any([stop, time]) : time;
  const parser = createSiteParser(total);
  const site = domain === null ? null : canonicalHost(domain);
  const isOnSite = ({ hostname, href }: URL) => {
    if (site === null) return true;
    const host = canonicalHost(hostname);
    // Below a domain that others have sites at (wordpress.com) only its own hosts are the site.
    return (host === site || isBelow(host, site)) && registrableDomain(href) === registrableDomain(site);
  };

  async function checkSite(url: URL): Promise<void> {
    if (!isOnSite(url)) throw new SiteError("elsewhere", url.hostname);
  }

  async function send(
    url: URL,
    maxBytes: number,
    checkRedirect: (url: URL) => Promise<void>,
    signal = total,
  ): Promise<Answer> {
    await checkSite(url);
    const limits = { maxBytes, timeoutMs: SITE_LIMITS.requestMs, maxRedirects: MAX_REDIRECTS };
    return get(url, { ...limits, userAgent, signal, checkRedirect });
  }

  const robots = createRobotsFiles(parser, (url) => send(url, SITE_LIMITS.robotsBytes, checkSite));

  async function checkRobots(url: URL): Promise<void> {
    await checkSite(url);
    const file = await robots.robotsOf(url);
    if (file.state === "none") return;
    if (file.state === "unreachable") throw new SiteError("robots_unreachable", unreadText(file.unread));
    const { ours } = await robots.judge(file, url);
    if (!ours.isAllowed) throw new SiteError("forbidden", ruleText(ours.rule));
  }

  return {
    ...robots,
    parser,
    async ask(url, signal = total) {
      await checkRobots(url);
      return send(url, SITE_LIMITS.bytes, checkRobots, AbortSignal.any([total, signal]));
    },
    isOnSite,
  };
}

function ruleText(rule: RobotsRule | null): string | null {
  return rule && `line ${rule.line}: ${rule.text}`;
}
