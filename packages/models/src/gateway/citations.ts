import { type Citation, type CitedSpan, cleanAddress, pageKey, registrableDomain } from "@standings/domain";
import { count, field, line, list, message } from "./untyped-json.ts";
import { readVertexGrounding } from "./vertex-grounding.ts";

const MAX_CITATIONS = 50;
/** Items read of each list, whatever they are. */
const MAX_READ = 4 * MAX_CITATIONS;
const MAX_URL = 2_000;
const MAX_TITLE = 300;

/** What a reply says of the pages that it cites. */
export interface Cited {
  /**
   * `message.annotations[].url_citation` (OpenRouter, OpenAI), Perplexity's top-level `search_results`, which have titles, and
   * `citations`, and Gemini's grounding. Only http(s) addresses with a registrable domain, each page once, in order. A redirect of
   * Google's whose title is no site leads nobody knows where, and is left out.
   */
  readonly citations: Citation[];
  /**
   * Where the text cites them: the ranges of `url_citation` (OpenRouter, OpenAI). Google's ranges are of bytes and of parts, and
   * are not read.
   */
  readonly spans: CitedSpan[];
  /** It names a page, also one that leads nobody knows where. */
  readonly namesPages: boolean;
}

/** Reads the pages that a reply cites. */
export function readCited(completion: unknown): Cited {
  const found = new Map<string, Citation>();
  const ranges: Range[] = [];
  const raws = rawCitations(completion);
  for (const raw of raws) {
    const page = toPage(raw);
    if (!page) continue;
    const { key, citation } = page;
    const known = found.get(key);
    if (known?.title === null && citation.title !== null) found.set(key, { ...known, title: citation.title });
    if (!known && found.size < MAX_CITATIONS) found.set(key, citation);
    const [start, end] = [count(raw.start), count(raw.end)];
    if (!page.isRedirect && start !== null && end !== null && start < end) ranges.push({ key, start, end });
  }
  const spans = ranges.flatMap(({ key, start, end }) => {
    const url = found.get(key)?.url;
    return url === undefined ? [] : [{ url, start, end }];
  });
  const namesPages = raws.some(({ url }) => typeof url === "string" && /^https?:/iu.test(url));
  return { citations: [...found.values()], spans, namesPages };
}

interface Range extends Omit<CitedSpan, "url"> {
  readonly key: string;
}

/** Checked form of one cited address with the key of its page, or null. */
function toPage({ url: address, title, domain: site }: RawCitation) {
  if (typeof address !== "string" || address.length > MAX_URL) return null;
  const url = URL.parse(address);
  if (url === null) return null;
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  const leadsOn = isRedirect(url);
  const domain = leadsOn
    ? (toHost(site) ?? toHost(title))
    : registrableDomain(url.hostname.replace(/\.$/u, ""));
  if (domain === null || url.username !== "" || url.password !== "") return null;
  const page = cleanAddress(url);
  const citation: Citation = { url: page.href, domain, title: line(title, MAX_TITLE) };
  return { key: pageKey(page), citation, isRedirect: leadsOn };
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
  /** The host as the reply itself names it. */
  readonly domain?: unknown;
  /** Of the text that cites it. */
  readonly start?: unknown;
  readonly end?: unknown;
}

function rawCitations(completion: unknown): RawCitation[] {
  return [...annotations(completion), ...topLevel(completion), ...grounded(completion)];
}

function annotations(completion: unknown): RawCitation[] {
  return list(field(message(completion), "annotations"), MAX_READ).map((item) => {
    const cited = field(item, "url_citation") ?? item;
    return { ...toRaw(cited), start: field(cited, "start_index"), end: field(cited, "end_index") };
  });
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
