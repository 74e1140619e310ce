import { DEFAULT_MODEL_IDS, type RunKind } from "@standings/domain";

/** A question of the demo month. */
export interface DemoQuestion {
  readonly kind: RunKind;
  readonly prompt: string;
  readonly prompt2: string | null;
  readonly models: readonly string[];
  readonly webSearch: boolean;
  /** Days before now, with a fraction. */
  readonly daysAgo: number;
}

const DAYS = 30;

/** One question a line, the most asked of a sector first. */
const COMPANY_QUESTIONS = {
  technology: `
Best crm for startups
Most reliable cloud data warehouse
Top payroll software for small business
Best website builder for agencies
Which project management tool works for remote teams
Best email marketing software for ecommerce
Password managers for families
Best help desk software for a growing team
Which observability tool is worth the price
Best no-code tools for marketing teams
Accounting software for freelancers
Best SEO tools for a small agency
Most trusted VPN services
Product analytics tools for mobile apps
Best web hosting for WordPress
HR software for 50 employees`,
  media: `
Best music streaming service
Podcast hosting platforms for companies
Best streaming service for families
Digital marketing agencies for B2B
Which broadband provider is most reliable
Best PR agencies for technology companies
Mobile carriers with the best coverage
Most innovative game publishers
Advertising agencies for consumer brands
Best game console for children
Newspapers with the best business coverage
Social networks for recruiting
Best cheap mobile carrier
Podcast hosting for beginners
Digital marketing agencies for startups
Streaming services with the best documentaries`,
  consumer: `
Best running shoes for flat feet
Best mattress for back pain
Most durable luggage brands
Coffee machines for a small office
Noise cancelling headphones for travel
Best skincare brands for sensitive skin
Which meal kit is healthiest
Best outdoor gear for winter hiking
Office chairs for long days
Robot vacuum cleaners for pet hair
Best hotel booking sites
Most comfortable sneakers
Cameras for beginners
Car rental companies in Europe
Best airlines for business travel
Sustainable fashion brands`,
  financials: `
Best business bank account in Europe
Cheapest money transfer abroad
Best payment processor for startups
Investment brokers for beginners
Expense management software for small business
Which crypto exchange is safest
Best credit card for travel
Car insurance for young drivers
Billing software for subscriptions
Best digital banks
Asset managers for sustainable funds
Buy now pay later services for online shops
Mortgage lenders for first-time buyers
Invoicing software for freelancers
Most trusted banks
Insurers with the best claims service`,
  healthcare: `
Best telehealth services
Mental health apps that therapists recommend
Which wearable tracks sleep best
Electronic health record systems for small practices
Health insurers for freelancers
Best fitness app for beginners
Online pharmacies people trust
DNA tests for ancestry
Hearing aids with the best sound
Doctor booking platforms in Europe
Medical device makers to watch
Best hospitals for heart surgery
Pharmaceutical companies leading in oncology
Affordable hearing aids
Wearables for runners
Telehealth services for therapy`,
  industrials: `
Most reliable electric cars
Best logistics providers for ecommerce
Industrial automation suppliers for small factories
Parcel carriers for small shops
3D printers for prototyping
Property portals with the most listings
Robot makers for warehouses
Construction equipment makers
Coworking operators for startups
Best car makers for safety
Property management software for landlords
Tyres for winter
Aerospace companies leading in satellites
Ride-hailing apps in Europe
Truck makers with electric models
Machine tool makers for aerospace`,
  energy: `
Best solar panels for homes
Home battery storage systems
EV charging companies for fleets
Which heat pump is quietest
Green electricity suppliers
Portable power stations for camping
Wind turbine makers
Solar installers people recommend
Solar inverters that last
Hydrogen companies to watch
Utilities with the best service
Oilfield service companies
Nuclear technology companies for small reactors
Oil and gas companies investing in renewables
EV charging for apartment buildings
Affordable heat pumps`,
  services: `
Best management consulting firms for retail
Online course platforms for professionals
Freelance marketplaces for designers
Law firms for technology companies
Language learning apps for beginners
IT consulting firms for cloud migration
Accounting firms for startups
Executive search firms for technology
Best job boards for engineers
Coding bootcamps with job guarantees
Online legal services for small business
Business schools for entrepreneurs
Translation agencies for medical texts
Recruiting firms for sales roles
Consulting firms for sustainability
Best online courses for marketing`,
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
  ["Best crm for startups", "Best crm for large companies"],
  ["Best running shoes", "Best running shoes for flat feet"],
  ["Best digital banks", "Best business bank account in Europe"],
];

/** How often the first questions of a sector were asked; the others once. */
const TIMES_ASKED = [4, 3, 2, 2];

/** Some searches asked other models, so that not every picture has the same five. */
const OTHER_MODELS: readonly (readonly string[])[] = [
  ["openai/gpt-4.1-mini", "anthropic/claude-3.5-haiku", "perplexity/sonar"],
  ["openai/gpt-4.1-mini", "google/gemini-2.5-flash-lite", "deepseek/deepseek-chat", "perplexity/sonar"],
];

/** The same month every time, its last day being today. */
export function demoMonth(): DemoQuestion[] {
  const companies = Object.values(COMPANY_QUESTIONS).flatMap((questions) =>
    linesOf(questions).flatMap((prompt, place) =>
      Array.from({ length: TIMES_ASKED[place] ?? 1 }, () => ({
        kind: "company" as const,
        prompt,
        prompt2: null,
      })),
    ),
  );
  const experts = linesOf(EXPERT_QUESTIONS).map((prompt) => ({
    kind: "expert" as const,
    prompt,
    prompt2: null,
  }));
  const comparisons = COMPARISONS.map(([prompt, prompt2]) => ({
    kind: "comparison" as const,
    prompt,
    prompt2,
  }));
  return [...companies, ...experts, ...comparisons].map((question, index) => ({
    ...question,
    models:
      question.kind === "comparison" ? DEFAULT_MODEL_IDS.slice(index % 2, (index % 2) + 1) : modelsOf(index),
    webSearch: index % 5 !== 4,
    daysAgo: spread(index) * DAYS,
  }));
}

function modelsOf(index: number): readonly string[] {
  return index % 6 === 5
    ? (OTHER_MODELS[Math.floor(index / 6) % OTHER_MODELS.length] ?? [])
    : DEFAULT_MODEL_IDS;
}

/** Even over 0 to 1 and without order: multiples of the golden section, modulo 1. */
function spread(index: number): number {
  return (0.02 + index * 0.618_033_988_749_895) % 1;
}

function linesOf(text: string): string[] {
  return text.trim().split("\n");
}
