import { type Citation, registrableDomain } from "@standings/domain";

const MAX_CITATIONS = 50;
const MAX_URL = 2_000;
const MAX_TITLE = 300;

/**
 * Pages a reply cites: `message.annotations[].url_citation` (OpenRouter, OpenAI) and the top-level `citations`
 * of Perplexity. Only http(s) addresses with a registrable domain, each page once, in order.
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
  return { url: url.href, domain, title: cleanTitle(title) };
}

function cleanTitle(title: unknown): string | null {
  if (typeof title !== "string") return null;
  const text = title
    .toWellFormed()
    .replace(/[\p{Cc}\p{Bidi_Control}\s]+/gu, " ")
    .trim();
  return text === "" ? null : text.slice(0, MAX_TITLE).toWellFormed();
}

interface RawCitation {
  readonly url: unknown;
  readonly title: unknown;
}

function annotations(completion: unknown): RawCitation[] {
  const choice = list(field(completion, "choices"))[0];
  const items = list(field(field(choice, "message"), "annotations"));
  return items.map((item) => {
    const citation = field(item, "url_citation") ?? item;
    return { url: field(citation, "url"), title: field(citation, "title") };
  });
}

function topLevel(completion: unknown): RawCitation[] {
  return list(field(completion, "citations")).map((url) => ({ url, title: null }));
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, 4 * MAX_CITATIONS) : [];
}

function field(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
