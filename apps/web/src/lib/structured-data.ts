/** What public pages say to machines, in schema.org's words. On the server only: browsers get empty lists. */
import { CREDIT_PACKS, PUBLIC_PAGES, SITE_NAME, TAGLINE } from "@standings/domain";
import type { StructuredData } from "./meta.ts";

/** The site and who makes it. */
export function siteData(publicUrl: string): readonly StructuredData[] {
  if (!import.meta.env.SSR) return [];
  const organization = {
    "@type": "Organization",
    "@id": `${publicUrl}/#organization`,
    name: SITE_NAME,
    slogan: TAGLINE,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon.svg`,
  };
  const site = {
    "@type": "WebSite",
    "@id": `${publicUrl}/#website`,
    name: SITE_NAME,
    description: PUBLIC_PAGES.home.description,
    url: `${publicUrl}/`,
    publisher: { "@id": organization["@id"] },
  };
  return [organization, site];
}

/** The packs of credits. */
export function packData(publicUrl: string): readonly StructuredData[] {
  if (!import.meta.env.SSR) return [];
  return CREDIT_PACKS.map((pack) => ({
    "@type": "Product",
    name: `${SITE_NAME} ${pack.name}: ${pack.credits} credits`,
    description: PUBLIC_PAGES.pricing.description,
    image: `${publicUrl}/social/pricing.png`,
    brand: { "@type": "Brand", name: SITE_NAME },
    offers: {
      "@type": "Offer",
      price: pack.usd.toFixed(2),
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      url: `${publicUrl}${PUBLIC_PAGES.pricing.path}`,
    },
  }));
}
