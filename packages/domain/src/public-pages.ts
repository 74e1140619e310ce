import { CONTACT_REPLY_TIME } from "./contact.ts";
import { CREDIT_COST, CREDIT_PACKS, packPrices } from "./credits.ts";
import { MAX_MODELS } from "./models.ts";
import { capitalised, numberWord } from "./number-words.ts";

/** Addresses, titles and descriptions of the public pages, for people, search engines and models. */

export const SITE_NAME = "Standings";
export const TAGLINE = "See where you stand in AI answers";

export interface PublicPage {
  readonly path: string;
  /** Heading of the page; the title in the browser adds the site's name. */
  readonly title: string;
  readonly description: string;
}

export const PUBLIC_PAGES = {
  home: {
    path: "/",
    title: TAGLINE,
    description:
      "Ask several AI models the question your buyers ask. See who each one recommends, where they agree, and which sources they cite.",
  },
  pricing: {
    path: "/pricing",
    title: "Credit Packages",
    description:
      `${capitalised(numberWord(CREDIT_PACKS.length))} packs of credits, paid once: ${packPrices()}. ` +
      `A search across ${numberWord(MAX_MODELS)} AI models takes ${numberWord(CREDIT_COST.search)} credit.`,
  },
  trending: {
    path: "/trending",
    title: "Trending Searches",
    description: "What buyers ask AI models now, sector by sector, and the companies the models put first.",
  },
  contact: {
    path: "/contact",
    title: "Contact",
    description: `Write to us about the product, billing, a partnership or the press. We reply ${CONTACT_REPLY_TIME}.`,
  },
  privacy: {
    path: "/privacy",
    title: "Privacy Policy",
    description: "What Standings stores about you, why, for how long, who sees it, and how to take it back.",
  },
  terms: {
    path: "/terms",
    title: "Terms of Service",
    description:
      "The rules for using Standings: accounts, credits, payments, what the models say, and your rights.",
  },
} as const satisfies Record<string, PublicPage>;

export type PublicPageName = keyof typeof PUBLIC_PAGES;

export function isPublicPageName(name: string): name is PublicPageName {
  return Object.hasOwn(PUBLIC_PAGES, name);
}
