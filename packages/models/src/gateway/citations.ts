import { type Citation, registrableDomain } from "@standings/domain";
import { field, line, list } from "./untyped-json.ts";

const MAX_CITATIONS = 50;
/** Items read of each list, whatever they are. */
const MAX_READ = 4 * MAX_CITATIONS;
const MAX_URL = 2_000;
const MAX_TITLE = 300;

/**
 * Pages a reply cites: `message.annotations[].url_citation` (OpenRouter, OpenAI) and Perplexity's top-level
 * `search_results`, which have titles, and `citations`. Only http(s) addresses with a registrable domain, each page once, in order.
 */
export function readCitations(completion: unknown): Citation[] {
  const found = new Map<string, Citation>();
  for (const { url, title } of [...annotations(completion), ...topLevel(completion)]) {
    const citation = toCitation(url, title);
    if (citation && !found.has(citation.url)) found.set(citation.url, citation);
    if (found.size === MAX_CITATIONS) break;
  }
  return [...found.values()];
}

/** Checked form of one cited address, or null. */
export function toCitation(address: unknown, title: unknown): Citation | null {
  if (typeof address !== "string" || address.length > MAX_URL || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  const domain = registrableDomain(url.hostname);
  if (domain === null || url.username !== "" || url.password !== "") return null;
  return { url: url.href, domain, title: line(title, MAX_TITLE) };
}

interface RawCitation {
  readonly url: unknown;
  readonly title: unknown;
}

function annotations(completion: unknown): RawCitation[] {
  const choice = list(field(completion, "choices"), 1)[0];
  const items = list(field(field(choice, "message"), "annotations"), MAX_READ);
  return items.map((item) => toRaw(field(item, "url_citation") ?? item));
}

function topLevel(completion: unknown): RawCitation[] {
  const results = list(field(completion, "search_results"), MAX_READ).map(toRaw);
  const urls = list(field(completion, "citations"), MAX_READ).map((url) => ({ url, title: null }));
  return [...results, ...urls];
}

function toRaw(page: unknown): RawCitation {
  return { url: field(page, "url"), title: field(page, "title") };
}
