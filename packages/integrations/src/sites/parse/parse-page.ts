import { MAX_PAGE_TEXT, type PageAbout, type PageContent } from "@standings/domain";
import { decodePage } from "./decode-page.ts";
import { Headings } from "./headings.ts";
import { PageHead } from "./page-head.ts";
import { stepsOf } from "./page-tree.ts";
import { readDay } from "./parse-sitemap.ts";
import { countScriptWords } from "./script-data.ts";
import { Scripts } from "./scripts.ts";
import { countWords, oneLine, VisibleText } from "./visible-text.ts";

export interface PageInput {
  readonly url: string;
  readonly body: Uint8Array;
  readonly isCut: boolean;
  readonly contentType: string;
  /** Values of `X-Robots-Tag` and `Last-Modified`; empty when there is none. */
  readonly robotsTag: string;
  readonly lastModified: string;
}

export interface ParsedPage extends Omit<PageContent, "linkedFrom"> {
  /** Addresses of its links without fragment, each once, in the page's order. */
  readonly links: readonly string[];
}

const ABOUT_LENGTH = 1_000;
/** With fewer words a page is asked for signs that scripts write it. */
export const SHELL_WORDS = 50;
/** The directive for all crawlers or for Google's; `max-image-preview:none` is none. */
const NOINDEX = /(?:^|,)\s*(?:googlebot:\s*)?(?:noindex|none)\s*(?=,|$)/i;

/** Reads what a page says, as served: nothing in it is executed. Takes time and memory by its size. */
export function parsePage({ url, body, isCut, contentType, robotsTag, lastModified }: PageInput): ParsedPage {
  const { text, encoding } = decodePage(body, contentType);
  const [head, headings, scripts, visible] = [
    new PageHead(url),
    new Headings(),
    new Scripts(),
    new VisibleText(),
  ];
  for (const step of stepsOf(text)) {
    for (const part of [head, headings, scripts, visible]) part.take(step);
  }
  const shown = visible.text();
  const html = countWords(shown);
  const own = [...scripts.data.dates, ...head.dates()].flatMap((date) => readDay(date) ?? []);
  return {
    ...head.content(),
    url,
    isCut,
    encoding,
    headings: headings.list(),
    noindex: NOINDEX.test(robotsTag) ? "header" : NOINDEX.test(head.meta("robots") ?? "") ? "page" : null,
    structuredData: { types: scripts.data.types(), broken: scripts.data.broken },
    stated: scripts.data.stated.list(),
    names: scripts.data.names.list(),
    text: visible.lines().slice(0, MAX_PAGE_TEXT).toWellFormed().replaceAll("\0", ""),
    about: aboutOf(scripts.data.site.about(), head.meta("og:description")),
    words: { html, scriptData: countScriptWords(scripts.json, shown) },
    shellSigns: html < SHELL_WORDS ? scripts.shellSigns() : [],
    dates: { own: own.sort().at(-1) ?? null, sitemap: null, header: readDay(lastModified) },
  };
}

/** What is written to be shared speaks of the page where structured data are silent. */
function aboutOf(about: PageAbout, shared: string | null): PageAbout {
  const text = oneLine(shared ?? "").slice(0, ABOUT_LENGTH);
  return { ...about, description: about.description ?? (text === "" ? null : text) };
}
