import { type Citation, type CitedSpan, cleanAddress, pageKey, registrableDomain } from "@standings/domain";
import { count, field, line, list } from "./untyped-json.ts";
import { readVertexGrounding } from "./vertex-grounding.ts";

const MAX_CITATIONS = 50;
/** Items read of each list, whatever they are. */
const MAX_READ = 4 * MAX_CITATIONS;
const MAX_URL = 2_000;
const MAX_TITLE = 300;

/**
 * Pages a reply cites: `message.annotations[].url_citation` (OpenRouter, OpenAI), Perplexity's top-level
 * `search_results`, which have titles, and `citations`, and Gemini's grounding. Only http(s) addresses with a registrable
 * domain, each page once, in order. A redirect of Google's whose title is no site leads nobody knows where, and is left out.
 */
export function readCitations(completion: unknown): Citation[] {
  const found = new Map<string, Citation>();
  for (const raw of rawCitations(completion)) {
    const citation = toCitation(raw.url, raw.title, raw.domain);
    if (!citation) continue;
    const key = pageKey(new URL(citation.url));
    const known = found.get(key);
    if (known?.title === null && citation.title !== null) found.set(key, { ...known, title: citation.title });
    if (!known && found.size < MAX_CITATIONS) found.set(key, citation);
  }
  return [...found.values()];
}

/**
 * Where a reply's text cites its pages: the ranges of `url_citation` (OpenRouter, OpenAI), by the addresses of `readCitations`.
 * Google's ranges are of bytes and of parts, and are not read.
 */
export function readCitedSpans(completion: unknown): CitedSpan[] {
  const pages = new Map(readCitations(completion).map(({ url }) => [pageKey(new URL(url)), url]));
  return annotated(completion).flatMap((item) => {
    const citation = toCitation(field(item, "url"), null);
    const url = citation && pages.get(pageKey(new URL(citation.url)));
    const [start, end] = [count(field(item, "start_index")), count(field(item, "end_index"))];
    return url && start !== null && end !== null && start < end ? [{ url, start, end }] : [];
  });
}

/** The reply names a page, also one that leads nobody knows where. */
export function namesPages(completion: unknown): boolean {
  return rawCitations(completion).some(({ url }) => typeof url === "string" && /^https?:/iu.test(url));
}

/** Checked form of one cited address, or null; `site`: the host as the reply itself names it. */
export function toCitation(address: unknown, title: unknown, site?: unknown): Citation | null {
  if (typeof address !== "string" || address.length > MAX_URL) return null;
  const url = URL.parse(address);
  if (url === null) return null;
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  const domain = isRedirect(url)
    ? (toHost(site) ?? toHost(title))
    : registrableDomain(url.hostname.replace(/\.$/u, ""));
  if (domain === null || url.username !== "" || url.password !== "") return null;
  return { url: cleanAddress(url).href, domain, title: line(title, MAX_TITLE) };
}

/** Gemini's addresses lead through Google, for some days; what they lead to stands in the title alone. */
function isRedirect({ hostname, pathname }: URL): boolean {
  return hostname === "vertexaisearch.cloud.google.com" && pathname.startsWith("/grounding-api-redirect");
}

const HOST = /^(?:https?:\/\/)?[\p{L}\p{N}.-]{1,250}\.\p{L}[\p{L}\p{N}-]{1,62}\/?$/iu;

/** The registrable domain of a text that is a host and nothing else. */
function toHost(text: unknown): string | null {
  const host = line(text, MAX_TITLE);
  return host !== null && HOST.test(host) ? registrableDomain(host) : null;
}

interface RawCitation {
  readonly url: unknown;
  readonly title: unknown;
  readonly domain?: unknown;
}

function rawCitations(completion: unknown): RawCitation[] {
  return [...annotations(completion), ...topLevel(completion), ...grounded(completion)];
}

function annotations(completion: unknown): RawCitation[] {
  return annotated(completion).map(toRaw);
}

function annotated(completion: unknown): unknown[] {
  const choice = list(field(completion, "choices"), 1)[0];
  const items = list(field(field(choice, "message"), "annotations"), MAX_READ);
  return items.map((item) => field(item, "url_citation") ?? item);
}

function topLevel(completion: unknown): RawCitation[] {
  const results = list(field(completion, "search_results"), MAX_READ).map(toRaw);
  const urls = list(field(completion, "citations"), MAX_READ).map((url) => ({ url, title: null }));
  return [...results, ...urls];
}

function grounded(completion: unknown): RawCitation[] {
  return readVertexGrounding(completion, MAX_READ).pages.map((page) => ({
    url: field(page, "uri"),
    title: field(page, "title"),
    domain: field(page, "domain"),
  }));
}

function toRaw(page: unknown): RawCitation {
  return { url: field(page, "url"), title: field(page, "title") };
}
