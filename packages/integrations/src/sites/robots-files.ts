import { AI_CRAWLERS, OUR_CRAWLER, type Unread } from "@standings/domain";
import type { Answer } from "../fetch/guarded-fetch.ts";
import type { JudgedRobots } from "./parse/judge-robots.ts";
import type { SiteParser } from "./parse/site-parser.ts";
import { settle } from "./site-error.ts";
import type { SiteVisit } from "./site-visit.ts";

export interface ReadRobotsFile {
  readonly state: "read";
  readonly url: string;
  readonly text: string;
  readonly isCut: boolean;
}

/** robots.txt of one origin; `none` when the server says that there is none. */
export type RobotsFile =
  | ReadRobotsFile
  | { readonly state: "none"; readonly url: string }
  | { readonly state: "unreachable"; readonly url: string; readonly unread: Unread };

const TOO_MANY_REQUESTS = 429;

/** The robots.txt files of a site: each is asked for once, and each address is judged once. */
export function createRobotsFiles(
  parser: Pick<SiteParser, "robots">,
  send: (url: URL) => Promise<Answer>,
): Pick<SiteVisit, "robotsOf" | "judge"> {
  const files = new Map<string, Promise<RobotsFile>>();
  const judged = new Map<string, Promise<JudgedRobots>>();
  return {
    robotsOf({ origin }) {
      const file = files.get(origin) ?? readRobots(new URL("/robots.txt", origin), send);
      files.set(origin, file);
      return file;
    },
    judge({ url: robotsUrl, text }, { href }) {
      const crawlers = AI_CRAWLERS.map(({ name }) => name);
      const known =
        judged.get(href) ?? parser.robots({ robotsUrl, text, url: href, us: OUR_CRAWLER, crawlers });
      judged.set(href, known);
      return known;
    },
  };
}

async function readRobots(url: URL, send: (url: URL) => Promise<Answer>): Promise<RobotsFile> {
  const sent = await settle(send(url));
  if ("unread" in sent) return { state: "unreachable", url: url.href, unread: sent.unread };
  const { status, body, isCut } = sent.value;
  if (status === 200) return { state: "read", url: url.href, text: new TextDecoder().decode(body), isCut };
  if (status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS) return { state: "none", url: url.href };
  return { state: "unreachable", url: url.href, unread: { reason: "bad_status", value: String(status) } };
}
