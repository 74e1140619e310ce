/** What robots.txt says to each crawler of a fact, as a row of the matrix. */
import {
  AI_CRAWLERS,
  type CrawlerAccess,
  type Maker,
  type PageAccess,
  type RobotsRule,
} from "@standings/domain";

export interface CrawlerRow {
  readonly name: string;
  /** Null for those without a model here. */
  readonly maker: Maker | null;
  /** robots.txt names it; else it follows what is said to everybody. */
  readonly isNamed: boolean;
  readonly cells: readonly { readonly path: string; readonly mayRead: boolean; readonly text: string }[];
  /** "Allowed", "3 of 4", "Blocked" */
  readonly verdict: string;
  readonly isLimited: boolean;
  /** Lines of robots.txt that keep it out by its name, each once: "Line 4: Disallow: /". */
  readonly lines: readonly string[];
}

const MAKER_OF: Readonly<Record<string, Maker>> = {
  OpenAI: "openai",
  Anthropic: "anthropic",
  Perplexity: "perplexity",
  Google: "google",
  Amazon: "amazon",
  Meta: "meta-llama",
};

export function crawlerRow({ crawler, isMentioned, pages }: CrawlerAccess): CrawlerRow {
  const maker = AI_CRAWLERS.find(({ name }) => name === crawler)?.maker ?? "";
  const open = pages.filter(({ isAllowed }) => isAllowed).length;
  return {
    name: crawler,
    maker: MAKER_OF[maker] ?? null,
    isNamed: isMentioned,
    cells: pages.map(({ path, isAllowed, rule }) => ({
      path,
      mayRead: isAllowed,
      text: `${isAllowed ? "may read" : "may not read"}${rule ? `, line ${ruleText(rule)}` : ""}`,
    })),
    verdict: open === pages.length ? "Allowed" : open === 0 ? "Blocked" : `${open} of ${pages.length}`,
    isLimited: open < pages.length,
    lines: isMentioned ? blockingLines(pages) : [],
  };
}

/** Lines that keep out every crawler that robots.txt does not name. */
export function linesForEverybody(crawlers: readonly CrawlerAccess[]): string[] {
  const unnamed = crawlers.filter(({ isMentioned }) => !isMentioned);
  return blockingLines(unnamed.flatMap(({ pages }) => pages));
}

function blockingLines(pages: readonly PageAccess[]): string[] {
  return [
    ...new Set(pages.flatMap(({ isAllowed, rule }) => (isAllowed || !rule ? [] : `Line ${ruleText(rule)}`))),
  ];
}

function ruleText({ line, text }: RobotsRule): string {
  return `${line}: ${text.trim()}`;
}
