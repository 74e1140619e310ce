import type { Site, SitePage } from "./site-data.ts";
import { changedDay } from "./site-files.ts";

type Node = Readonly<Record<string, unknown>>;

/** JSON-LD of a page: one node for each of its types, as schema.org describes them. */
export function structuredData(site: Site, page: SitePage): string | null {
  if (page.types.length === 0) return null;
  const nodes = page.types.map((type): Node => ({ "@type": type, ...detailsOf(type, site, page) }));
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replaceAll(
    "<",
    "\\u003c",
  );
  // A trailing comma is how most broken JSON-LD comes about.
  return page.traits.includes("broken-json-ld") ? json.replace(/\}$/, ",}") : json;
}

function detailsOf(type: string, site: Site, page: SitePage): Node {
  const url = `https://${site.host}${page.path}`;
  if (type === "Organization") return { name: site.domain, url: `https://${site.host}/` };
  if (type === "BreadcrumbList")
    return { itemListElement: [{ "@type": "ListItem", position: 1, item: url }] };
  if (type === "FAQPage") {
    const answer = { "@type": "Answer", text: page.text.at(-1) };
    return { mainEntity: [{ "@type": "Question", name: page.heading, acceptedAnswer: answer }] };
  }
  const dates = type === "Article" || type === "Blog" ? { dateModified: changedDay(page) } : {};
  return { name: page.heading, description: page.description, url, ...dates };
}
