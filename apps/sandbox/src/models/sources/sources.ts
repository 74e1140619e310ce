import type { Sector } from "@standings/domain";

export type Area =
  | "software"
  | "money"
  | "health"
  | "consumer"
  | "media"
  | "industry"
  | "energy"
  | "services";

/**
 * A publication that models cite. `{slug}` and `{subject}` stand for the ranking's subject, `{topic}`, `{Topic}` and
 * `{label}` for its topic alone, `{id6}`, `{id11}` and `{number}` for what such sites number their pages with.
 */
export interface Source {
  readonly host: string;
  readonly path: string;
  readonly title: string;
  readonly areas: readonly (Area | "any")[];
  /** How often it is cited, relative to the others. */
  readonly weight: number;
}

const AREA_OF_SECTOR: Readonly<Record<Sector, Area>> = {
  Technology: "software",
  Financials: "money",
  Healthcare: "health",
  Consumer: "consumer",
  "Communications & Media": "media",
  "Industrials & Real Assets": "industry",
  Energy: "energy",
  "Professional Services": "services",
};

const CONSUMER_TECH = new Set(["antivirus", "vpn", "password manager", "laptop", "smartphone", "headphones"]);

export function areaOf(topic: string | null, sector: Sector | null): Area {
  if (topic && CONSUMER_TECH.has(topic)) return "consumer";
  return AREA_OF_SECTOR[sector ?? "Technology"];
}

// host path | title | areas | weight
const ROWS = `
www.g2.com/categories/{topic} | Best {subject} in 2026: Compare Reviews on G2 | software | 1.5
www.capterra.com/{topic}/ | Best {subject} 2026 | Reviews of the Most Popular Tools | software | 1.4
www.reddit.com/r/smallbusiness/comments/1{id6}/{slug}/ | What do you actually use for {subject}? : r/smallbusiness | software,money,services | 1.3
www.reddit.com/r/BuyItForLife/comments/1{id6}/{slug}/ | {subject}: what has lasted for you? : r/BuyItForLife | consumer | 1.3
www.reddit.com/r/AskReddit/comments/1{id6}/{slug}/ | {subject}: which one and why? : r/AskReddit | health,media,industry,energy | 1.2
www.forbes.com/advisor/best/{slug}/ | {subject}: Best of 2026 – Forbes Advisor | any | 1.3
www.techradar.com/best/{slug} | {subject}: the best in 2026 | TechRadar | software,consumer,media | 1.2
en.wikipedia.org/wiki/{Topic} | {label} – Wikipedia | any | 1.3
www.youtube.com/watch?v={id11} | {subject}: the ultimate comparison – YouTube | any | 1.2
www.pcmag.com/picks/{slug} | {subject}: PCMag Editors' Picks for 2026 | software,consumer,media | 1.2
www.gartner.com/reviews/market/{topic} | {subject} Reviews and Ratings | Gartner Peer Insights | software | 1.2
zapier.com/blog/{slug}/ | {subject}: our picks | Zapier | software | 1.2
blog.hubspot.com/sales/{slug} | {subject}: The Complete Guide | HubSpot Blog | software,services | 1.1
www.trustradius.com/{topic} | {subject}: List and Reviews | TrustRadius | software | 1
www.softwareadvice.com/{topic}/ | {subject} – Compare Prices and Reviews | Software Advice | software | 1
www.getapp.com/p/{topic}/ | Best {subject} 2026 | GetApp | software | 0.9
www.producthunt.com/categories/{topic} | The best {subject} | Product Hunt | software | 0.9
news.ycombinator.com/item?id=4{number} | Ask HN: {subject}? | Hacker News | software | 0.8
stackshare.io/{topic} | {subject}: stacks and alternatives | StackShare | software | 0.6
www.zdnet.com/article/best-{slug}/ | {subject}: expert tested | ZDNET | software,consumer | 1
www.techrepublic.com/article/{slug}/ | {subject} for 2026 | TechRepublic | software | 0.8
www.cnet.com/tech/{slug}/ | {subject}: tested by CNET | software,consumer,media,energy | 1.1
www.theverge.com/{slug}-guide | {subject}: the Verge guide | software,consumer,media | 0.9
www.tomsguide.com/best-picks/{slug} | {subject}: Tom's Guide picks | consumer,software,media | 1
www.nytimes.com/wirecutter/reviews/{slug}/ | {subject}: Reviews by Wirecutter | consumer | 1.4
www.consumerreports.org/{slug}/ | {subject} Ratings and Buying Guide | Consumer Reports | consumer,industry,energy | 1.2
www.runnersworld.com/gear/{slug}/ | {subject}, tested | Runner's World | consumer | 0.8
www.gearpatrol.com/{slug}/ | {subject}: the guide | Gear Patrol | consumer | 0.6
www.goodhousekeeping.com/{slug}/ | {subject}, per testing | Good Housekeeping | consumer | 0.9
www.tripadvisor.com/Articles-{slug} | {subject} | Tripadvisor | consumer | 0.6
www.cntraveler.com/story/{slug} | {subject} | Condé Nast Traveler | consumer | 0.5
www.which.co.uk/reviews/{slug} | {subject}: Which? reviews | consumer,money,energy,media | 0.9
www.trustpilot.com/categories/{topic} | {subject}: customer reviews | Trustpilot | money,consumer,media,energy | 1
www.nerdwallet.com/best/{slug} | {subject} of 2026 – NerdWallet | money | 1.4
www.investopedia.com/best-{slug} | {subject} for 2026 | Investopedia | money,energy | 1.3
www.bankrate.com/{slug}/ | {subject} | Bankrate | money | 1.2
www.businessinsider.com/personal-finance/{slug} | {subject} | Business Insider | money,consumer | 1
www.moneysupermarket.com/{slug}/ | Compare {subject} | MoneySuperMarket | money,energy,media | 0.7
sifted.eu/articles/{slug} | {subject} | Sifted | money,services,software | 0.8
techcrunch.com/tag/{topic}/ | {subject} | TechCrunch | software,money,services | 0.9
www.healthline.com/health/{slug} | {subject}: tested and reviewed | Healthline | health | 1.4
www.medicalnewstoday.com/articles/{slug} | {subject} | Medical News Today | health | 1.1
www.verywellhealth.com/{slug} | {subject} | Verywell Health | health | 1.1
health.usnews.com/{slug} | {subject} | U.S. News Health | health | 1
www.statnews.com/{slug}/ | {subject} | STAT | health | 0.8
www.fiercehealthcare.com/{slug} | {subject} | Fierce Healthcare | health | 0.8
www.webmd.com/{slug} | {subject} | WebMD | health | 0.9
www.caranddriver.com/features/{slug}/ | {subject} | Car and Driver | industry | 1.1
www.edmunds.com/{slug}/ | {subject} | Edmunds | industry | 0.9
insideevs.com/features/{slug}/ | {subject} | InsideEVs | industry,energy | 0.9
electrek.co/guides/{slug}/ | {subject} | Electrek | industry,energy | 1
www.supplychaindive.com/news/{slug}/ | {subject} | Supply Chain Dive | industry | 0.7
www.statista.com/topics/{topic}/ | {subject}: statistics and facts | Statista | any | 0.9
www.fortune.com/ranking/{slug}/ | {subject} | Fortune | industry,services,energy,money | 0.9
www.energysage.com/{slug}/ | {subject}: EnergySage marketplace | energy | 1.3
www.solarreviews.com/{slug} | {subject} | SolarReviews | energy | 1.2
www.pv-magazine.com/{slug}/ | {subject} | pv magazine | energy | 1
cleantechnica.com/{slug}/ | {subject} | CleanTechnica | energy | 0.9
www.iea.org/energy-system/{slug} | {subject} | IEA | energy | 0.8
chambers.com/legal-rankings/{topic} | {subject} | Chambers and Partners | services | 1
www.legal500.com/rankings/{topic} | {subject} | The Legal 500 | services | 0.9
vault.com/best-companies-to-work-for/{slug} | {subject} rankings | Vault | services | 0.9
clutch.co/{topic} | {subject} – reviews | Clutch | services,software | 1
www.glassdoor.com/Explore/{slug}.htm | {subject} | Glassdoor | services | 0.8
hbr.org/topic/{topic} | {subject} | Harvard Business Review | services | 0.9
www.ft.com/{slug} | {subject} | Financial Times | services,money,industry,energy | 0.9
www.theguardian.com/{slug} | {subject} | The Guardian | any | 0.7
www.variety.com/lists/{slug}/ | {subject} | Variety | media | 0.9
www.ign.com/articles/{slug} | {subject} | IGN | media | 0.8
www.broadbandnow.com/{slug} | {subject} | BroadbandNow | media | 0.9
www.ookla.com/articles/{slug} | {subject} | Ookla | media | 0.8
www.whistleout.com/{slug} | {subject} | WhistleOut | media | 0.7
`;

export const SOURCES: readonly Source[] = ROWS.trim().split("\n").map(readRow);

/** Titles may contain " | " themselves: the first cell and the last two are fixed. */
function readRow(row: string): Source {
  const cells = row.split(" | ");
  const [page = "", ...rest] = cells;
  const weight = Number(rest.pop());
  const areas = (rest.pop() ?? "").split(",") as Source["areas"];
  const slash = page.indexOf("/");
  return { host: page.slice(0, slash), path: page.slice(slash), title: rest.join(" | "), areas, weight };
}
