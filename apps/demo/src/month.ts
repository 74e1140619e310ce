import type { Maker, ModelCatalogue, SearchKind } from "@standings/domain";

/** A question of the demo month. */
export interface DemoQuestion {
  readonly kind: SearchKind;
  readonly prompt: string;
  readonly prompt2: string | null;
  readonly models: readonly string[];
  readonly webSearch: boolean;
  /** Days before now, with a fraction. */
  readonly daysAgo: number;
  /** Number of the demo user who asks it, from 0. */
  readonly person: number;
}

/** Demo users: a question trends only when several people ask it. */
export const DEMO_PEOPLE = 12;

const DAYS = 30;

/** One question a line, the most asked of a sector first. */
const COMPANY_QUESTIONS = {
  technology: `
Best CRM for startups
Most reliable cloud data warehouse
Best website builder for agencies
Top payroll software for small business
Best CRM for small business
Which project management tool works for remote teams
CRM software for sales teams of ten
Website builder that is easy to hand over to a client
Best email marketing software for ecommerce
Cloud data warehouse for a small team
Project management software for agencies
Which CRM has the best free plan`,
  media: `
Best music streaming service
Digital marketing agencies for B2B
Best streaming service for families
Podcast hosting platforms for companies
Digital marketing agencies for startups
Which music streaming service pays artists best
Streaming services with the best documentaries
Podcast hosting for beginners
PR agencies for technology companies
Mobile carriers with the best coverage
Best cheap mobile carrier
PR agencies for product launches`,
  consumer: `
Best running shoes for flat feet
Most comfortable sneakers
Best mattress for back pain
Best running shoes for marathons
Coffee machines for a small office
Noise cancelling headphones for travel
Running shoes for beginners
Wireless headphones for calls
Coffee machine for espresso at home
Best skincare brands for sensitive skin
Trail running shoes for winter
Mattress for side sleepers`,
  financials: `
Best business bank account in Europe
Cheapest money transfer abroad
Best payment processor for startups
Best digital banks
Business bank account for freelancers
Investment brokers for beginners
Payment processor for online shops
Digital bank for travel
Money transfer to family in India
Which crypto exchange is safest
Best credit card for travel
Payment processing with low fees`,
  healthcare: `
Best telehealth services
Mental health apps that therapists recommend
Which wearable tracks sleep best
Telehealth services for therapy
Wearables for runners
Best fitness app for beginners
Health insurers for freelancers
Online doctor visits without insurance
Hearing aids with the best sound
Online pharmacies people trust
Apps for anxiety and meditation
Smart rings and bands for recovery`,
  industrials: `
Most reliable electric cars
Best logistics providers for ecommerce
Parcel carriers for small shops
Best car makers for safety
Electric cars with the longest range
Industrial automation suppliers for small factories
Robot makers for warehouses
Logistics providers for international freight
3D printers for prototyping
Family electric car under 40000
Parcel carriers with the best tracking
Most reliable car brands`,
  energy: `
Best solar panels for homes
Home battery storage systems
EV charging companies for fleets
Which heat pump is quietest
Most efficient solar panels
Battery storage for solar
EV charging for apartment buildings
Solar panels with the longest warranty
Solar inverters that last
Heat pumps for old houses
Green electricity suppliers
Home EV chargers`,
  services: `
Best management consulting firms for retail
Online course platforms for professionals
Freelance marketplaces for designers
IT consulting firms for cloud migration
Consulting firms for digital strategy
Online courses for marketing
Language learning apps for beginners
Freelance marketplaces for developers
Law firms for technology companies
Management consulting for growth
Accounting firms for startups
Where to hire freelance writers`,
};

const EXPERT_QUESTIONS = `
Leading voices on search engine optimisation
Best product marketing experts for B2B software
Who to follow on artificial intelligence
Most trusted experts on cybersecurity
Top experts in sustainable energy
Leading experts on personal finance
Who to follow on digital health
Best speakers on sales leadership`;

const COMPARISONS: readonly (readonly [string, string])[] = [
  ["Best CRM for startups", "Best CRM for large companies"],
  ["Best running shoes", "Best running shoes for flat feet"],
  ["Best digital banks", "Best business bank account in Europe"],
];

/** How many people asked the first questions of a sector; two asked each of the others. */
const PEOPLE_ASKING = [5, 4, 3, 3];
/** Models of all asks but a question's newest, which is what a card shows: a first start must not take longer. */
const REPEATED_MODELS = 3;

/** Some searches asked other models, so that not every picture has the same five. */
const OTHER_MAKERS: readonly (readonly Maker[])[] = [
  ["openai", "anthropic", "perplexity"],
  ["openai", "google", "deepseek", "perplexity"],
];

function modelsBy(makers: readonly Maker[], { forSearches }: ModelCatalogue): string[] {
  return forSearches.filter(({ provider }) => makers.includes(provider)).map(({ id }) => id);
}

/** The same month every time, its last day being today. */
export function demoMonth(catalogue: ModelCatalogue): DemoQuestion[] {
  const companies = Object.values(COMPANY_QUESTIONS).flatMap((questions) =>
    linesOf(questions).map((prompt, place) => questionOf("company", prompt, PEOPLE_ASKING[place])),
  );
  const experts = linesOf(EXPERT_QUESTIONS).map((prompt) => questionOf("expert", prompt));
  const comparisons = COMPARISONS.map(([prompt, prompt2]) => ({
    ...questionOf("comparison", prompt, 1),
    prompt2,
  }));
  return [...companies, ...experts, ...comparisons].flatMap(({ people, ...question }, place) => {
    const newest = spread(place) * DAYS;
    return Array.from({ length: people }, (_, nth) => ({
      ...question,
      models:
        nth === 0
          ? modelsOf(question.kind, place, catalogue)
          : catalogue.defaultIds.slice(0, REPEATED_MODELS),
      webSearch: place % 5 !== 4,
      daysAgo: newest + ((DAYS - newest) * nth) / (people + 1),
      // Neighbours are asked by others, and nobody asks the same twice.
      person: (place + nth * 5) % DEMO_PEOPLE,
    }));
  });
}

function questionOf(kind: SearchKind, prompt: string, people = 2) {
  const prompt2: string | null = null;
  return { kind, prompt, prompt2, people };
}

function modelsOf(kind: SearchKind, place: number, catalogue: ModelCatalogue): readonly string[] {
  if (kind === "comparison") return catalogue.defaultIds.slice(place % 2, (place % 2) + 1);
  return place % 6 === 5
    ? modelsBy(OTHER_MAKERS[Math.floor(place / 6) % OTHER_MAKERS.length] ?? [], catalogue)
    : catalogue.defaultIds;
}

/** Even over 0 to 1 and without order: multiples of the golden section, modulo 1. */
function spread(index: number): number {
  return (0.02 + index * 0.618_033_988_749_895) % 1;
}

function linesOf(text: string): string[] {
  return text.trim().split("\n");
}
