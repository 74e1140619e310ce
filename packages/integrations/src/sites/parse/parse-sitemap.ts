import { SaxesParser } from "saxes";
import { readDay } from "./read-day.ts";

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
const KINDS: Readonly<Record<string, "index" | "addresses">> = { sitemapindex: "index", urlset: "addresses" };

class NotXmlError extends Error {}

/**
 * Reads a sitemap or an index of sitemaps as strict XML in one pass, up to its first fault. Entities of a document
 * type are not known, so nothing expands.
 */
export function parseSitemap({ body, isCut }: SitemapInput): ParsedSitemap {
  const parser = new SaxesParser({ xmlns: false });
  const entries: SitemapEntry[] = [];
  const open: string[] = [];
  let kind: ParsedSitemap["kind"] = null;
  let fields: Record<string, string> = {};
  parser.on("error", (error) => {
    throw new NotXmlError(error.message);
  });
  parser.on("opentag", ({ name }) => {
    if (open.length === 0) kind = KINDS[name] ?? null;
    open.push(name);
    if (open.length === 2) fields = {};
  });
  const takeText = (text: string) => {
    const name = open.at(-1) ?? "";
    if (open.length === 3) fields[name] = `${fields[name] ?? ""}${text}`.slice(0, MAX_LENGTH + 1);
  };
  parser.on("text", takeText);
  parser.on("cdata", takeText);
  parser.on("closetag", () => {
    open.pop();
    const url = fields.loc?.trim();
    if (open.length !== 1 || !url || url.length > MAX_LENGTH) return;
    if (entries.length <= MAX_ENTRIES) entries.push({ url, changed: readDay(fields.lastmod ?? "") });
  });
  const isWellFormed = readAll(parser, new TextDecoder().decode(body), isCut) && kind !== null;
  const isPartial = isCut || entries.length > MAX_ENTRIES;
  return { kind, entries: entries.slice(0, MAX_ENTRIES), isWellFormed, isPartial };
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
