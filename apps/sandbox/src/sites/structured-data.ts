import { CLAIMS } from "../models/answer/claims.ts";
import type { Site, SitePage } from "./site-data.ts";
import { changedDay } from "./site-files.ts";

type Node = Readonly<Record<string, unknown>>;

/** What the home page states of its company (`data/claims.csv`), as schema.org describes it. */
function statedOf(site: Site, { path }: SitePage): Node[] {
  const own = path === "/" ? CLAIMS.filter(({ domain }) => domain === site.domain) : [];
  const of = (attribute: string) => own.filter((claim) => claim.attribute === attribute);
  const [founded] = of("founded");
  const offers = of("price").map(({ subject, right }) => ({
    "@type": "Offer",
    name: subject,
    price: /\d+/.exec(right)?.[0],
    priceCurrency: "USD",
    priceSpecification: { billingDuration: "P1M", unitText: "seat" },
  }));
  return [
    ...(founded ? [{ "@type": "Organization", name: site.domain, foundingDate: founded.right }] : []),
    ...(offers.length > 0 ? [{ "@type": "SoftwareApplication", name: site.domain, offers }] : []),
  ];
}

/** JSON-LD of a page: one node for each of its types, as schema.org describes them. */
export function structuredData(site: Site, page: SitePage): string | null {
  const nodes = [
    ...page.types.map((type): Node => ({ "@type": type, ...detailsOf(type, site, page) })),
    ...statedOf(site, page),
  ];
  if (nodes.length === 0) return null;
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
