/** The AI crawlers that a site's checklist names (decisions "Analyses of a company"), each as its maker describes it. */

export const CRAWLER_PURPOSES = ["on_request", "search", "training"] as const;
/** Fetches a page when somebody asks, builds a search index, or collects for training. */
export type CrawlerPurpose = (typeof CRAWLER_PURPOSES)[number];

export const CRAWLER_PURPOSE_TITLES: Readonly<Record<CrawlerPurpose, string>> = {
  on_request: "Fetches a page when somebody asks",
  search: "Builds a search index",
  training: "Collects for training",
};

export interface AiCrawler {
  /** Product token in robots.txt. */
  readonly name: string;
  readonly maker: string;
  readonly purpose: CrawlerPurpose;
}

/** Amazon says that what Amazonbot reads answers questions and may also be used for training. */
export const AI_CRAWLERS = [
  { name: "GPTBot", maker: "OpenAI", purpose: "training" },
  { name: "OAI-SearchBot", maker: "OpenAI", purpose: "search" },
  { name: "ChatGPT-User", maker: "OpenAI", purpose: "on_request" },
  { name: "ClaudeBot", maker: "Anthropic", purpose: "training" },
  { name: "Claude-SearchBot", maker: "Anthropic", purpose: "search" },
  { name: "Claude-User", maker: "Anthropic", purpose: "on_request" },
  { name: "PerplexityBot", maker: "Perplexity", purpose: "search" },
  { name: "Perplexity-User", maker: "Perplexity", purpose: "on_request" },
  { name: "Google-Extended", maker: "Google", purpose: "training" },
  { name: "Googlebot", maker: "Google", purpose: "search" },
  { name: "Bingbot", maker: "Microsoft", purpose: "search" },
  { name: "Applebot-Extended", maker: "Apple", purpose: "training" },
  { name: "Amazonbot", maker: "Amazon", purpose: "search" },
  { name: "meta-externalagent", maker: "Meta", purpose: "training" },
  { name: "DuckAssistBot", maker: "DuckDuckGo", purpose: "on_request" },
  { name: "MistralAI-User", maker: "Mistral", purpose: "on_request" },
  { name: "CCBot", maker: "Common Crawl", purpose: "training" },
  { name: "Bytespider", maker: "ByteDance", purpose: "training" },
] as const satisfies readonly AiCrawler[];

export type AiCrawlerName = (typeof AI_CRAWLERS)[number]["name"];

/** Our reader's product token in robots.txt. */
export const OUR_CRAWLER = "StandingsBot";

/** What our reader calls itself in `User-Agent`. */
export function readerUserAgent(publicUrl: string): string {
  return `${OUR_CRAWLER}/1.0 (+${publicUrl}/contact)`;
}
