/** Addresses and titles of the public pages. */

export const SITE_NAME = "Standings";
export const TAGLINE = "See where you stand in AI answers";

/** First paragraph of the home page, and its description. */
export const HOME_LEAD =
  "Ask several AI models the question your buyers ask. See who each one recommends, where they agree, and which sources they cite.";

/** A directory that lists the product, for the footer's badge. */
export interface FeaturedOn {
  readonly label: string;
  readonly url: string;
}

export interface PublicPage {
  readonly path: string;
  /** Heading of the page; the title in the browser adds the site's name. */
  readonly title: string;
}

export const PUBLIC_PAGES = {
  home: { path: "/", title: TAGLINE },
  pricing: { path: "/pricing", title: "Credit Packages" },
  trending: { path: "/trending", title: "Trending Searches" },
  method: { path: "/method", title: "How We Measure" },
  weather: { path: "/weather", title: "Model Weather" },
  developers: { path: "/developers", title: "Rankings in your own code" },
  blog: { path: "/blog", title: "Blog" },
  contact: { path: "/contact", title: "Contact" },
  privacy: { path: "/privacy", title: "Privacy Policy" },
  terms: { path: "/terms", title: "Terms of Service" },
} as const satisfies Record<string, PublicPage>;

export type PublicPageName = keyof typeof PUBLIC_PAGES;

export function isPublicPageName(name: string): name is PublicPageName {
  return Object.hasOwn(PUBLIC_PAGES, name);
}
