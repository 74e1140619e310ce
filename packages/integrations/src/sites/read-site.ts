import type { LlmsTxtReading, SiteReading, Unread } from "@standings/domain";
import pLimit from "p-limit";
import { choosePages } from "./choose-pages.ts";
import { addressHost, findEntry } from "./find-entry.ts";
import { joinPages, pathsHeld, withoutRepeats } from "./join-pages.ts";
import { judgeCrawlers } from "./judge-crawlers.ts";
import { type AskedPage, readPage } from "./read-page.ts";
import { type ReadSitemap, readSitemap } from "./read-sitemap.ts";
import { settle } from "./site-error.ts";
import { type SiteReaderOptions, type SiteVisit, startVisit } from "./site-visit.ts";

const PAGES_AT_ONCE = 3;
/**
 * Reads a company's site within `SITE_LIMITS`: robots.txt, home page, llms.txt, sitemap and up to five pages. Asks
 * only what robots.txt allows, and only hosts below the registrable domain. Never rejects for what a site does: the
 * reading then says what could not be read and why.
 */
export async function readSite(domain: string, options: SiteReaderOptions): Promise<SiteReading> {
  const startedAt = new Date();
  const host = addressHost(domain);
  const visit = startVisit(host ?? "", options);
  const parts = host ? await readParts(visit, host) : nothingRead({ reason: "no_address", value: null });
  return { domain, readAt: startedAt.toISOString(), tookMs: Date.now() - startedAt.getTime(), ...parts };
}

type Parts = Omit<SiteReading, "domain" | "readAt" | "tookMs">;

async function readParts(visit: SiteVisit, domain: string): Promise<Parts> {
  const entry = await findEntry(visit, domain);
  if ("unread" in entry) return nothingRead(entry.unread);
  const [home, sitemap, llmsTxt] = await Promise.all([
    readPage(visit, entry.url, "home"),
    readSitemap(visit, entry.url),
    readLlmsTxt(visit, entry.url),
  ]);
  const pages = withoutRepeats([home, ...(await readOthers(visit, home, sitemap))]);
  return {
    unread: home.reading.state === "unread" ? home.reading.unread : null,
    robots: await judgeCrawlers(visit, home, pages),
    llmsTxt,
    sitemap: { ...sitemap.reading, holds: pathsHeld(pages, sitemap.dates) },
    pages: joinPages(pages, sitemap.dates),
  };
}

function nothingRead(unread: Unread): Parts {
  const pages = [{ path: "/", kind: "home", state: "unread", unread }] as const;
  return { unread, robots: null, llmsTxt: [], sitemap: null, pages };
}

/** Pages that the home page and the sitemap lead to; none when the home page could not be read. */
async function readOthers(visit: SiteVisit, home: AskedPage, sitemap: ReadSitemap): Promise<AskedPage[]> {
  if (!home.parsed) return [];
  const addresses = [...home.parsed.links, ...sitemap.dates.keys()];
  const atOnce = pLimit(PAGES_AT_ONCE);
  const chosen = choosePages(new URL(home.parsed.url), addresses, visit.isOnSite);
  return Promise.all(chosen.map(({ url, kind }) => atOnce(() => readPage(visit, url, kind))));
}

/** The places where the file is looked for. */
const PATHS = ["/llms.txt", "/.well-known/llms.txt"];

/** Looks for llms.txt; a page that a site gives for every address is none. */
function readLlmsTxt(visit: SiteVisit, origin: URL): Promise<LlmsTxtReading[]> {
  return Promise.all(PATHS.map((path) => readOne(visit, path, new URL(path, origin))));
}

async function readOne(visit: SiteVisit, path: string, url: URL): Promise<LlmsTxtReading> {
  const asked = await settle(visit.ask(url));
  if ("unread" in asked) return { path, state: "unread", status: null, bytes: 0, unread: asked.unread };
  const { status, body, headers } = asked.value;
  if (status !== 200) return { path, state: "missing", status, bytes: 0, unread: null };
  const isPage = /html/i.test([headers["content-type"] ?? ""].flat().join());
  return { path, state: isPage ? "not_text" : "found", status, bytes: body.length, unread: null };
}
