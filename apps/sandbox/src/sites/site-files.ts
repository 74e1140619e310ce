import { gzipSync } from "node:zlib";
import type { Site, SitePage } from "./site-data.ts";
import { escapeXml } from "./site-page.ts";

const DAY_MS = 86_400_000;

export interface SiteFile {
  readonly type: string;
  readonly body: string | Buffer;
}

/** `YYYY-MM-DD` of a page's last change; null when it has no date. */
export function changedDay({ age }: SitePage): string | null {
  return age === null ? null : new Date(Date.now() - age * DAY_MS).toISOString().slice(0, 10);
}

/** A file of the site for machines; null when it has none at the path. */
export function siteFile(site: Site, path: string): SiteFile | null {
  if (path === "/llms.txt" && site.llms.includes("root")) return llmsFile(site);
  if (path === "/.well-known/llms.txt" && site.llms.includes("well-known")) return llmsFile(site);
  return sitemapFile(site, path);
}

function llmsFile({ host, pages }: Site): SiteFile {
  const [home] = pages;
  const links = pages.map(
    ({ path, title, description }) => `- [${title}](https://${host}${path}): ${description}`,
  );
  const body = `# ${home?.title}\n\n> ${home?.description}\n\n## Pages\n\n${links.join("\n")}\n`;
  return { type: "text/plain; charset=utf-8", body };
}

function sitemapFile(site: Site, path: string): SiteFile | null {
  if (site.sitemap === "") return null;
  const isIndex = site.sitemap === "index";
  if (path === "/sitemap.xml" && !isIndex) {
    const body = sitemapOf(site);
    const isBroken = site.sitemap === "broken";
    return xml(isBroken ? body.slice(0, body.lastIndexOf("</url>")) : body);
  }
  if (path === "/sitemap.xml") return xml(indexOf(site));
  if (path === "/sitemap-pages.xml.gz" && isIndex)
    return { type: "application/gzip", body: gzipSync(sitemapOf(site)) };
  return null;
}

function xml(body: string): SiteFile {
  return { type: "application/xml", body };
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function sitemapOf({ host, pages, sitemap }: Site): string {
  const urls = pages.map((page) => {
    const day = sitemap === "undated" ? null : changedDay(page);
    const changed = day ? `<lastmod>${day}</lastmod>` : "";
    return `<url><loc>${escapeXml(`https://${host}${page.path}`)}</loc>${changed}</url>`;
  });
  return `${HEAD}\n<urlset ${NAMESPACE}>\n${urls.join("\n")}\n</urlset>\n`;
}

function indexOf({ host }: Site): string {
  const file = `<sitemap><loc>https://${host}/sitemap-pages.xml.gz</loc></sitemap>`;
  return `${HEAD}\n<sitemapindex ${NAMESPACE}>${file}</sitemapindex>\n`;
}
