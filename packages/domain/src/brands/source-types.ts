/** Kinds of sites that answers cite, in the order in which they are offered. */
export const SOURCE_TYPES = [
  "own",
  "competitor",
  "company",
  "reviews",
  "community",
  "press",
  "reference",
  "other",
] as const;
export type SourceType = (typeof SOURCE_TYPES)[number];

export const SOURCE_TYPE_NAMES: Readonly<Record<SourceType, string>> = {
  own: "Your own site",
  competitor: "Competitors' sites",
  company: "Other companies' sites",
  reviews: "Reviews and directories",
  community: "Forums, video and social",
  press: "Press",
  reference: "Reference works",
  other: "Articles and others",
};

/** Sites whose kind is told by their name alone; a site that is not here is sorted by whose it is, or is another. */
const KNOWN: Readonly<Record<"reviews" | "community" | "press" | "reference", string>> = {
  reviews: `alternativeto.net avvo.com bbb.org capterra.com clutch.co consumerreports.org crozdesk.com featuredcustomers.com
    financesonline.com forrester.com g2.com gartner.com getapp.com glassdoor.com goodfirms.co healthgrades.com peerspot.com
    producthunt.com saashub.com saasworthy.com slashdot.org softwareadvice.com softwaresuggest.com sourceforge.net
    tripadvisor.com trustpilot.com trustradius.com upcity.com yelp.com zocdoc.com`,
  community: `bsky.app discord.com facebook.com github.com instagram.com linkedin.com medium.com pinterest.com quora.com
    reddit.com stackexchange.com stackoverflow.com substack.com threads.net tiktok.com twitter.com x.com ycombinator.com
    youtube.com`,
  press: `apnews.com arstechnica.com bbc.co.uk bbc.com bloomberg.com businessinsider.com cnbc.com cnet.com cnn.com
    economist.com entrepreneur.com fastcompany.com forbes.com fortune.com ft.com guardian.co.uk inc.com marketwatch.com
    mashable.com nytimes.com pcmag.com pcworld.com reuters.com techcrunch.com techradar.com theguardian.com theverge.com
    tomsguide.com usatoday.com usnews.com venturebeat.com washingtonpost.com wired.com wsj.com zdnet.com`,
  reference: "britannica.com crunchbase.com investopedia.com statista.com wikidata.org wikipedia.org",
};

const TYPE_OF = new Map<string, SourceType>(
  Object.entries(KNOWN).flatMap(([type, domains]) =>
    domains.split(/\s+/).map((domain): [string, SourceType] => [domain, type as keyof typeof KNOWN]),
  ),
);

/** Whether a host is at a site of many: reviews, networks, press or reference works. */
export function isListedSource(host: string): boolean {
  const labels = host.split(".");
  return labels.some((_, at) => TYPE_OF.has(labels.slice(at).join(".")));
}

/** Whose sites the domains of a brand's sources may be. */
export interface SourceOwners {
  readonly own: string;
  readonly competitors: ReadonlySet<string>;
  /** Companies that answers list beside them. */
  readonly companies: ReadonlySet<string>;
}

/** The kind of a site by its registrable domain: whose it is, then what it is known as. */
export function sourceType(domain: string, { own, competitors, companies }: SourceOwners): SourceType {
  if (domain === own) return "own";
  if (competitors.has(domain)) return "competitor";
  return TYPE_OF.get(domain) ?? (companies.has(domain) ? "company" : "other");
}
