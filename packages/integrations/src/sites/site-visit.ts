import {
  AI_CRAWLERS,
  OUR_CRAWLER,
  type RobotsRule,
  registrableDomain,
  SITE_LIMITS,
  type Unread,
  unreadText,
} from "@standings/domain";

import type { Answer, GuardedGet } from "../fetch/guarded-fetch.ts";
import type { JudgedRobots } from "./parse/judge-robots.ts";
import { createSiteParser, type SiteParser } from "./parse/site-parser.ts";
import { SiteError, settle } from "./site-error.ts";

const MAX_REDIRECTS = 5;
const TOO_MANY_REQUESTS = 429;

export interface SiteReaderOptions {
  readonly get: GuardedGet;
  /** What the reader calls itself. */
  readonly userAgent: string;
  /** Ends the reading before its time is over. */
  readonly signal?: AbortSignal;
}

/** robots.txt of one origin; `none` when the server says that there is none. */
export type RobotsFile =
  | { readonly state: "read"; readonly url: string; readonly text: string; readonly isCut: boolean }
  | { readonly state: "none"; readonly url: string }
  | { readonly state: "unreachable"; readonly url: string; readonly unread: Unread };

type ReadRobotsFile = Extract<RobotsFile, { readonly state: "read" }>;

/** One reading of a site: every request goes through here, asks robots.txt first and stays on the site. */
export interface SiteVisit {
  readonly parser: Pick<SiteParser, "page" | "sitemap">;
  /** What a robots.txt says of addresses of its origin. */
  judge(file: ReadRobotsFile, urls: readonly string[]): Promise<JudgedRobots>;
  /** Asked once for each origin. */
  robotsOf(url: URL): Promise<RobotsFile>;
  /** GET of an address that robots.txt allows. Throws SiteError, and what the guarded fetch throws. */
  ask(url: URL, signal?: AbortSignal): Promise<Answer>;
  /** The address belongs to the site. */
  isOnSite(url: URL): boolean;
  close(): Promise<void>;
}

export function startVisit(domain: string, { get, userAgent, signal: stop }: SiteReaderOptions): SiteVisit {
  const time = AbortSignal.timeout(SITE_LIMITS.totalMs);
  const total = stop ? AbortSignal.any([stop, time]) : time;
  const parser = createSiteParser(total);
  const files = new Map<string, Promise<RobotsFile>>();
  const isOnSite = ({ href }: URL) => registrableDomain(href) === domain;

  function checkSite(url: URL): void {
    if (!isOnSite(url)) throw new SiteError("elsewhere", url.hostname);
  }

  async function send(
    url: URL,
    maxBytes: number,
    signal: AbortSignal,
    checkRedirect: (url: URL) => Promise<void>,
  ): Promise<Answer> {
    checkSite(url);
    return get(url, {
      userAgent,
      maxBytes,
      timeoutMs: SITE_LIMITS.requestMs,
      signal,
      maxRedirects: MAX_REDIRECTS,
      checkRedirect,
    });
  }

  async function readRobots(url: URL): Promise<RobotsFile> {
    const sent = await settle(send(url, SITE_LIMITS.robotsBytes, total, async (next) => checkSite(next)));
    if ("unread" in sent) return { state: "unreachable", url: url.href, unread: sent.unread };
    const { status, body, isCut } = sent.value;
    if (status === 200) return { state: "read", url: url.href, text: new TextDecoder().decode(body), isCut };
    if (status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS)
      return { state: "none", url: url.href };
    return { state: "unreachable", url: url.href, unread: { reason: "bad_status", value: String(status) } };
  }

  function robotsOf({ origin }: URL): Promise<RobotsFile> {
    const known = files.get(origin) ?? readRobots(new URL("/robots.txt", origin));
    files.set(origin, known);
    return known;
  }

  const judge: SiteVisit["judge"] = ({ url, text }, urls) =>
    parser.robots({
      robotsUrl: url,
      text,
      urls,
      us: OUR_CRAWLER,
      crawlers: AI_CRAWLERS.map(({ name }) => name),
    });

  async function checkRobots(url: URL): Promise<void> {
    checkSite(url);
    const file = await robotsOf(url);
    if (file.state === "none") return;
    if (file.state === "unreachable") throw new SiteError("robots_unreachable", unreadText(file.unread));
    const { ours } = await judge(file, [url.href]);
    if (!ours[0]?.isAllowed) throw new SiteError("forbidden", ruleText(ours[0]?.rule ?? null));
  }

  return {
    parser,
    judge,
    robotsOf,
    async ask(url, signal = total) {
      await checkRobots(url);
      return send(url, SITE_LIMITS.bytes, AbortSignal.any([total, signal]), checkRobots);
    },
    isOnSite,
    close: () => parser.close(),
  };
}

function ruleText(rule: RobotsRule | null): string | null {
  return rule && `line ${rule.line}: ${rule.text}`;
}
