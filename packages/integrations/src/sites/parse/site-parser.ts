import pLimit from "p-limit";
import { Tinypool } from "tinypool";
import type { JudgedRobots, RobotsInput } from "./judge-robots.ts";
import type { PageText } from "./page-text.ts";
import type { PageInput, ParsedPage } from "./parse-page.ts";
import type { ParsedSitemap, SitemapInput } from "./parse-sitemap.ts";

/** Parses in threads, one text of a reading at a time, so that hostile input never holds up the server. */
export interface SiteParser {
  /** Each throws TooHardError when the text takes too long or too much memory. */
  page(input: PageInput): Promise<ParsedPage>;
  text(input: PageInput): Promise<PageText>;
  sitemap(input: SitemapInput): Promise<ParsedSitemap>;
  robots(input: RobotsInput): Promise<JudgedRobots>;
}

/** The text was given up. */
export class TooHardError extends Error {
  override readonly name = "TooHardError";
}

/** Time of a text and the start of its thread. */
const LIMIT_MS = 20_000;
/** Starting a thread takes longer than most texts. */
const IDLE_MS = 60_000;
const MAX_HEAP_MB = 512;
/** Several times the processors: readings of hostile sites, which hold a thread each, leave some to the others. */
const AT_ONCE = 16;

/** Shared by all readings of the server process. Threads start with their first text, and are replaced when they were ended. */
const inTurn = pLimit(AT_ONCE);
const pool = new Tinypool({
  filename: new URL("./parse-thread.ts", import.meta.url).href,
  minThreads: 0,
  maxThreads: AT_ONCE,
  idleTimeout: IDLE_MS,
  execArgv: [],
  env: {},
  resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
});
// The text under way learns of its thread's end; an idle thread may end.
pool.on("error", () => {});

/** Of one reading, which ends with the signal: after it nothing is parsed. */
export function createSiteParser(signal: AbortSignal, limitMs = LIMIT_MS): SiteParser {
  const oneByOne = pLimit(1);

  function parse(name: keyof typeof import("./parse-thread.ts"), input: object) {
    const work = async () => {
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
    };
    return oneByOne(() => endingWith(signal, inTurn(work)));
  }

  return {
    page: (input) => parse("parsePage", input),
    text: (input) => parse("pageText", input),
    sitemap: (input) => parse("parseSitemap", input),
    robots: (input) => parse("judgeRobots", input),
  };
}

/** The work's end, or the signal's: what waits for its turn does not outlast its reading. */
function endingWith<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener("abort", end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
  });
}
