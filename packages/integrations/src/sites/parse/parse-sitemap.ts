import { SaxesParser } from "saxes";

const ISO_DAY = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/;

/** `YYYY-MM-DD` of a date in ISO 8601 or as HTTP writes it; null when it is neither, or a day that does not exist. */
export function readDay(text: string): string | null {
  const value = text.trim();
  const day = ISO_DAY.exec(value)?.[0] ?? null;
  const isHttp = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(value);
  const time = day ? Date.parse(day) : isHttp ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) return null;
  const read = new Date(time).toISOString().slice(0, 10);
  return day && day !== read ? null : read;
}

export interface SitemapEntry {
  readonly url: string;
  /** `YYYY-MM-DD` */
  readonly changed: string | null;
}

export interface ParsedSitemap {
  /** An index lists other sitemaps; null: neither. */
  readonly kind: "index" | "addresses" | null;
  readonly entries: readonly SitemapEntry[];
  readonly isWellFormed: boolean;
  /** There are more entries than were kept. */
  readonly isPartial: boolean;
}

export interface SitemapInput {
  readonly body: Uint8Array;
  readonly isCut: boolean;
}

/** As many as one file may have (sitemaps.org). */
const MAX_ENTRIES = 50_000;
const MAX_LENGTH = 2_048;

interface Form {
  readonly kind: "index" | "addresses";
  /** Elements around an entry. */
  readonly depth: number;
}

/** By the root element. Feeds are sitemaps too, Atom and RSS (sitemaps.org, "Other Sitemap formats"). */
const FORMS: Readonly<Record<string, Form>> = {
  sitemapindex: { kind: "index", depth: 1 },
  urlset: { kind: "addresses", depth: 1 },
  feed: { kind: "addresses", depth: 1 },
  rss: { kind: "addresses", depth: 2 },
};
const UNKNOWN = { kind: null, depth: 1 };

class NotXmlError extends Error {}

/**
 * Reads a sitemap, an index of sitemaps or a feed as strict XML in one pass, up to its first fault. Entities of a document
 * type are not known, so nothing expands.
 */
export function parseSitemap({ body, isCut }: SitemapInput): ParsedSitemap {
  const parser = new SaxesParser({ xmlns: false });
  const entries: SitemapEntry[] = [];
  const open: string[] = [];
  let form: Form | typeof UNKNOWN = UNKNOWN;
  let fields: Record<string, string> = {};
  parser.on("error", (error) => {
    throw new NotXmlError(error.message);
  });
  parser.on("opentag", ({ name, attributes: { href, rel = "alternate" } }) => {
    if (open.length === 0) form = FORMS[name] ?? UNKNOWN;
    open.push(name);
    if (open.length === form.depth + 1) fields = {};
    const isLink = name === "link" && open.length === form.depth + 2;
    if (isLink && typeof href === "string" && rel === "alternate") fields.link ??= href;
  });
  const takeText = (text: string) => {
    const name = open.at(-1) ?? "";
    if (open.length === form.depth + 2)
      fields[name] = `${fields[name] ?? ""}${text}`.slice(0, MAX_LENGTH + 1);
  };
  parser.on("text", takeText);
  parser.on("cdata", takeText);
  parser.on("closetag", () => {
    open.pop();
    if (open.length !== form.depth) return;
    const url = (fields.loc ?? fields.link)?.trim();
    if (!url || url.length > MAX_LENGTH || entries.length > MAX_ENTRIES) return;
    entries.push({ url, changed: readDay(fields.lastmod ?? fields.updated ?? fields.pubDate ?? "") });
  });
  const isWellFormed = readAll(parser, new TextDecoder().decode(body), isCut) && form.kind !== null;
  const isPartial = isCut || entries.length > MAX_ENTRIES;
  return { kind: form.kind, entries: entries.slice(0, MAX_ENTRIES), isWellFormed, isPartial };
}

function readAll(parser: SaxesParser, text: string, isCut: boolean): boolean {
  try {
    parser.write(text);
    if (!isCut) parser.close();
    return true;
  } catch (error) {
    if (error instanceof NotXmlError) return false;
    throw error;
  }
}
