import { CONTACT_REPLY_TIME } from "./contact.ts";
import { CREDIT_PACKS, packPrices } from "./credit-packs.ts";
import { CREDIT_COST } from "./credits.ts";
import { MAX_MODELS } from "./models/catalogue.ts";
import { capitalised, numberWord } from "./number-words.ts";

import { HOME_LEAD, type PublicPageName } from "./public-pages.ts";

/** Descriptions for search engines and models; browsers are sent them in server HTML only. */
export const PAGE_DESCRIPTIONS: Readonly<Record<PublicPageName, string>> = {
  home: HOME_LEAD,
  pricing:
    `${capitalised(numberWord(CREDIT_PACKS.length))} packs of credits, paid once: ${packPrices()}. ` +
    `A search across ${numberWord(MAX_MODELS)} AI models takes ${numberWord(CREDIT_COST.search)} credit.`,
  trending: "What buyers ask AI models now, sector by sector, and the companies the models put first.",
  method:
    "How answers of AI models become rankings, overlaps, ranges and tiers, with formulas, simulated coverage, and what none of it covers.",
  weather:
    "Whether AI models changed behind the same version name, week by week: the same questions, asked daily, and an exact test.",
  developers:
    "For developers: ask AI models, follow runs and read rankings over REST, with a typed client, through MCP and webhooks.",
  blog: "How AI models rank companies, what they read, and how much of it to believe: methods, measurements and reports.",
  contact: `Write to us about the product, billing, a partnership or the press. We reply ${CONTACT_REPLY_TIME}.`,
  privacy: "What Standings stores about you, why, for how long, who sees it, and how to take it back.",
  terms: "The rules for using Standings: accounts, credits, payments, what the models say, and your rights.",
};
