import iconv from "iconv-lite";
import { renderView } from "../html.ts";
import { CLAIMS } from "../models/answer/claims.ts";
import { COMPANIES } from "../models/catalogue/companies.ts";
import type { PageTrait, Site, SitePage } from "./site-data.ts";
import { changedDay } from "./site-files.ts";
import { structuredData } from "./structured-data.ts";

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text for XML and for HTML, in elements and in quoted attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

const ALTERNATES = ["de", "fr", "ja", "es", "pt-BR", "ko"];

export interface ServedPage {
  readonly contentType: string;
  readonly body: Buffer;
}

/** A page of a site as HTML, in its own encoding. */
export function servePage(site: Site, page: SitePage): ServedPage {
  const html = renderView("site-page", viewOf(site, page));
  const encoding = page.traits.find((trait) => trait === "shift_jis" || trait === "euc-jp");
  if (encoding) return { contentType: "text/html", body: iconv.encode(html, encoding) };
  const charset = page.traits.includes("wrong-charset") ? "iso-8859-1" : "utf-8";
  return { contentType: `text/html; charset=${charset}`, body: Buffer.from(html) };
}

function viewOf(site: Site, page: SitePage) {
  const has = (trait: PageTrait) => page.traits.includes(trait);
  const day = changedDay(page);
  return {
    language: site.language,
    charset: page.traits.find((trait) => trait === "shift_jis" || trait === "euc-jp") ?? "utf-8",
    title: page.title,
    description: has("no-description") ? "" : page.description,
    canonical: site.traits.includes("no-canonical") ? null : `https://${site.host}${page.path}`,
    alternates: alternatesOf(site, page),
    isHidden: has("noindex"),
    day: site.sitemap === "plain" ? day : null,
    structuredData: structuredData(site, page),
    isShell: has("shell"),
    links: site.pages.map(({ path, title }) => ({ path, name: nameOf(path, title) })),
    headings: has("no-h1") ? [] : has("two-h1") ? [page.heading, site.domain] : [page.heading],
    body: has("shell")
      ? ""
      : bodyOf(
          { ...page, text: [...page.text, ...statedIn(site, page)] },
          has("skipped-level") ? "h4" : "h2",
        ),
    scriptData: page.scriptText.length > 0 ? JSON.stringify({ cards: page.scriptText }) : null,
    domain: site.domain,
  };
}

/** Its languages, each in a folder, and on the home page the sites for other countries. */
function alternatesOf(site: Site, { path }: SitePage) {
  const languages = site.traits.includes("alternates")
    ? ALTERNATES.map((code) => ({ code, href: `https://${site.host}/${code.toLowerCase()}${path}` }))
    : [];
  return path === "/" ? [...languages, ...site.countries] : languages;
}

function bodyOf({ text }: SitePage, level: string): string {
  const parts = text.map((part) =>
    part.startsWith("# ") ? `<${level}>${escapeXml(part.slice(2))}</${level}>` : `<p>${escapeXml(part)}</p>`,
  );
  // A page whose levels jump needs a heading to jump to.
  return level === "h4" ? `<h4>In short</h4>${parts.join("")}` : parts.join("\n");
}

/** The true values of `data/claims.csv` in words, on the page of prices. */
function statedIn({ domain }: Site, { path }: SitePage): string[] {
  const name = COMPANIES.find((company) => company.domain === domain)?.name ?? domain;
  return CLAIMS.filter((claim) => path === "/pricing" && claim.domain === domain).map(({ sentence, right }) =>
    sentence.replace("{name}", name).replace("{value}", right),
  );
}

/** What the menu calls a page: the end of its path. */
function nameOf(path: string, title: string): string {
  const name = path.split("/").at(-1)?.replaceAll("-", " ");
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : (title.split(/[:：|]/)[0] ?? title).trim();
}
