import pLimit from "p-limit";
import { Tinypool } from "tinypool";
import type { JudgedRobots, RobotsInput } from "./judge-robots.ts";
import type { PageText } from "./page-text.ts";
import type { PageInput, ParsedPage } from "./parse-page.ts";
import type { ParsedSitemap, SitemapInput } from "./parse-sitemap.ts";

/** Parses in a thread of its own, one text at a time, so that hostile input never holds up the server. */
export interface SiteParser {
  /** Each throws TooHardError when the text takes too long or too much memory. */
  page(input: PageInput): Promise<ParsedPage>;
  text(input: PageInput): Promise<PageText>;
  sitemap(input: SitemapInput): Promise<ParsedSitemap>;
  robots(input: RobotsInput): Promise<JudgedRobots>;
  close(): Promise<void>;
}

/** The text was given up. */
export class TooHardError extends Error {
  override readonly name = "TooHardError";
}

/** Time of a text and the start of its thread. */
const LIMIT_MS = 20_000;
const IDLE_MS = 60_000;
const MAX_HEAP_MB = 512;
const SCRIPT = new URL("./parse-thread.ts", import.meta.url);

/** The thread starts with the first text and is replaced when it was ended. After the signal nothing is parsed. */
export function createSiteParser(signal: AbortSignal, limitMs = LIMIT_MS): SiteParser {
  const inTurn = pLimit(1);
  const pool = new Tinypool({
    filename: SCRIPT.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  // The text under way learns of its thread's end; an idle thread may end.
  pool.on("error", () => {});

  function parse(name: keyof typeof import("./parse-thread.ts"), input: object) {
    return inTurn(async () => {
      signal.throwIfAborted();
      try {
        return await pool.run(input, {
          name,
          signal: AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
        });
      } catch (cause) {
        signal.throwIfAborted();
        throw new TooHardError(`${name} was given up`, { cause });
      }
    });
  }

  return {
    page: (input) => parse("parsePage", input),
    text: (input) => parse("pageText", input),
    sitemap: (input) => parse("parseSitemap", input),
    robots: (input) => parse("judgeRobots", input),
    close: () => pool.destroy(),
  };
}
