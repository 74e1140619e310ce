import { Readable } from "node:stream";
import { SITE_LIMITS, type SitemapReading, type Unread } from "@standings/domain";
import type { Answer } from "../fetch/guarded-fetch.ts";
import { readBody } from "../fetch/read-body.ts";
import type { ParsedSitemap } from "./parse/parse-sitemap.ts";
import { SiteError, settle } from "./site-error.ts";
import type { SiteVisit } from "./site-visit.ts";

export interface ReadSitemap {
  readonly reading: Omit<SitemapReading, "holds">;
  /** Addresses of the site, each once, with their dates. */
  readonly dates: ReadonlyMap<string, string | null>;
}

/**
 * Reads the sitemaps that robots.txt names, else `/sitemap.xml`, and those that they list, each once: six files in all
 * and within the time of one request.
 */
export async function readSitemap(visit: SiteVisit, origin: URL): Promise<ReadSitemap> {
  const named = await namedSitemaps(visit, origin);
  const queue = named.length > 0 ? named : [new URL("/sitemap.xml", origin)];
  const url = queue[0]?.href ?? origin.href;
  const seen = new Set(queue.map(({ href }) => href));
  const signal = AbortSignal.timeout(SITE_LIMITS.requestMs);
  const dates = new Map<string, string | null>();
  const files: SitemapFile[] = [];
  let isPartial = false;
  while (queue.length > 0 && files.length < SITE_LIMITS.sitemaps) {
    const next = queue.shift();
    const file = next && (await readFile(visit, next, signal));
    if (!file) break;
    files.push(file);
    isPartial ||= file.state === "unread" || file.parsed?.isPartial === true;
    for (const entry of file.parsed?.entries ?? []) {
      const address = URL.parse(entry.url);
      if (!address || !visit.isOnSite(address)) continue;
      if (file.parsed?.kind === "addresses")
        dates.set(address.href, entry.changed ?? dates.get(address.href) ?? null);
      else if (!seen.has(address.href)) queue.push(address);
      seen.add(address.href);
    }
  }
  isPartial ||= queue.length > 0;
  const changed =
    [...dates.values()]
      .filter((date) => date !== null)
      .sort()
      .at(-1) ?? null;
  const state = stateOf(files);
  const unread = state === "unread" ? (files[0]?.unread ?? null) : null;
  return { reading: { state, url, unread, addresses: dates.size, isPartial, changed }, dates };
}

function stateOf(files: readonly SitemapFile[]): SitemapReading["state"] {
  const states = files.map(({ state }) => state);
  if (states.includes("broken")) return "broken";
  return states.includes("read") ? "read" : (states[0] ?? "none");
}

async function namedSitemaps(visit: SiteVisit, origin: URL): Promise<URL[]> {
  const file = await visit.robotsOf(origin);
  if (file.state !== "read") return [];
  const { sitemaps } = await visit.judge(file, origin);
  return sitemaps.flatMap((sitemap) => URL.parse(sitemap, origin.href) ?? []).filter(visit.isOnSite);
}

interface SitemapFile {
  readonly state: SitemapReading["state"];
  readonly parsed: ParsedSitemap | null;
  readonly unread: Unread | null;
}

async function readFile(visit: SiteVisit, url: URL, signal: AbortSignal): Promise<SitemapFile> {
  const read = await settle(askAndParse(visit, url, signal));
  if ("value" in read)
    return { state: read.value.isWellFormed ? "read" : "broken", parsed: read.value, unread: null };
  const { reason, value } = read.unread;
  const isMissing = reason === "bad_status" && value?.startsWith("4");
  return { state: isMissing ? "none" : "unread", parsed: null, unread: read.unread };
}

async function askAndParse(visit: SiteVisit, url: URL, signal: AbortSignal): Promise<ParsedSitemap> {
  const answer = await visit.ask(url, signal);
  if (answer.status !== 200) throw new SiteError("bad_status", String(answer.status));
  return visit.parser.sitemap(await unpacked(answer));
}

/** A `.xml.gz` comes as a packed file, not as a packed answer. */
async function unpacked({ body, isCut }: Answer): Promise<{ body: Buffer; isCut: boolean }> {
  const isPacked = body[0] === 0x1f && body[1] === 0x8b;
  if (!isPacked) return { body, isCut };
  const plain = await readBody(Readable.from([body]), "gzip", SITE_LIMITS.bytes);
  return { body: plain.body, isCut: isCut || plain.isCut };
}
