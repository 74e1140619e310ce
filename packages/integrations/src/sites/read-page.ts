import { type PageKind, type PageReading, SITE_LIMITS } from "@standings/domain";
import type { Answer } from "../fetch/guarded-fetch.ts";
import type { PageInput, ParsedPage } from "./parse/parse-page.ts";
import { SiteError, settle } from "./site-error.ts";
import type { SiteVisit } from "./site-visit.ts";

const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;

/** A page that was asked for; `parsed` when it could be read. */
export interface AskedPage {
  readonly url: URL;
  readonly kind: PageKind;
  readonly parsed: ParsedPage | null;
  /** Without the values that only all pages together tell. */
  readonly reading: PageReading;
}

/** Asks for a page and parses it. Never throws for what the site does. */
export async function readPage(visit: SiteVisit, url: URL, kind: PageKind): Promise<AskedPage> {
  const path = `${url.pathname}${url.search}`;
  const result = await settle(askForPage(visit, url).then(visit.parser.page));
  if ("unread" in result) {
    return { url, kind, parsed: null, reading: { path, kind, state: "unread", unread: result.unread } };
  }
  const { links: _links, ...content } = result.value;
  return {
    url,
    kind,
    parsed: result.value,
    reading: { path, kind, state: "read", content: { ...content, linkedFrom: 0 } },
  };
}

/** Asks for a page. Throws as `SiteVisit.ask` does, and SiteError for what is no page. */
export async function askForPage(visit: SiteVisit, url: URL): Promise<PageInput> {
  const answer = await visit.ask(url);
  if (answer.status !== 200) throw new SiteError("bad_status", String(answer.status));
  const contentType = headerOf(answer, "content-type");
  if (!HTML.test(contentType)) throw new SiteError("not_html", contentType.split(";")[0] || null);
  return {
    url: answer.url.href,
    body: answer.body.subarray(0, SITE_LIMITS.bytes),
    isCut: answer.isCut,
    contentType,
    robotsTag: headerOf(answer, "x-robots-tag"),
    lastModified: headerOf(answer, "last-modified"),
  };
}

/** Values of a header, joined; empty when there is none. */
function headerOf({ headers }: Answer, name: string): string {
  return [headers[name] ?? ""].flat().join(", ");
}
