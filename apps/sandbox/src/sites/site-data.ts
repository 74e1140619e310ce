import { readFileSync } from "node:fs";
import { z } from "zod";
import { readCsv, split, values } from "../read-csv.ts";

/** What ails a page; `apps/sandbox/README.md` describes each. */
const PAGE_TRAITS = [
  ...["no-description", "shell", "half-shell", "endless", "loop", "noindex", "noindex-header"],
  ...["broken-json-ld", "two-h1", "no-h1", "skipped-level", "wrong-charset", "shift_jis", "euc-jp"],
] as const;
const SITE_TRAITS = ["alternates", "no-canonical"] as const;

const pageRow = z
  .strictObject({
    domain: z.string().min(1),
    path: z.string().startsWith("/"),
    title: z.string().min(1),
    description: z.string(),
    heading: z.string(),
    /** Paragraphs; one that begins with `# ` is a heading. */
    text: z.string().transform((text) => split(text, "|")),
    /** Types of structured data. */
    types: values,
    /** Days since it was changed; empty: it has no date. */
    age: z.string().transform((text) => (text === "" ? null : Number(text))),
    traits: values.pipe(z.array(z.enum(PAGE_TRAITS))),
    /** Sentences that only data for scripts hold. */
    script_text: z.string().transform((text) => split(text, "|")),
  })
  .transform(({ script_text: scriptText, ...page }) => ({ ...page, scriptText }));

/** Sites for other countries that `hreflang` names on the home page: `de-DE=shopify.de`. */
const countries = values.transform((cells) =>
  cells.map((cell) => {
    const [code = "", domain = ""] = cell.split("=");
    return { code, href: `https://${domain}/` };
  }),
);

const siteRow = z.strictObject({
  domain: z.string().min(1),
  language: z.string(),
  /** The host that its others redirect to. */
  host: z.string().min(1),
  /** A file of `data/sites/robots`, `down` for one that cannot be read, or nothing. */
  robots: z.string(),
  sitemap: z.enum(["", "plain", "index", "undated", "broken"]),
  llms: values.pipe(z.array(z.enum(["root", "well-known", "page"]))),
  traits: values.pipe(z.array(z.enum(SITE_TRAITS))),
  countries,
});

/** A company's site for another country: a home page, or a redirect. */
const countrySiteRow = z.strictObject({
  domain: z.string().min(1),
  language: z.string(),
  /** The host that it leads to instead of a page of its own. */
  leads_to: z.string(),
  countries,
  title: z.string(),
  text: z.string(),
});

export type SitePage = z.output<typeof pageRow>;
export type PageTrait = (typeof PAGE_TRAITS)[number];

export interface Site extends z.output<typeof siteRow> {
  /** The host that it leads to instead of pages of its own. */
  readonly leadsTo?: string;
  readonly pages: readonly SitePage[];
}

const PAGES = readCsv("sites/pages", pageRow);

/** Websites of companies of the catalogue, in different states of health. */
export const SITES: readonly Site[] = readCsv("sites/sites", siteRow).map((site) => ({
  ...site,
  pages: PAGES.filter(({ domain }) => domain === site.domain),
}));

/** Sites of the same companies, and of nobody, for other countries. */
const COUNTRY_SITES = readCsv("sites/country-sites", countrySiteRow).map(
  ({ domain, language, leads_to: leadsTo, countries, title, text }): Site => {
    const bare = { path: "/", description: "", types: [], age: null, traits: [], scriptText: [] };
    const home = { ...bare, domain, title, heading: title, text: [text] };
    return {
      ...{ domain, language, host: domain, robots: "open", sitemap: "", llms: [], traits: [], countries },
      leadsTo,
      pages: leadsTo === "" ? [home] : [],
    };
  },
);

/** The site of a host, with or without "www". */
export function siteOfHost(host: string): Site | undefined {
  return [...SITES, ...COUNTRY_SITES].find(({ domain }) => host === domain || host === `www.${domain}`);
}

/** Registrable domains of the companies that have a site here. */
export const SITE_DOMAINS: readonly string[] = SITES.map(({ domain }) => domain);

/** Text of the site's robots.txt. */
export function robotsText(site: Site): string {
  const rules = readFileSync(new URL(`../../data/sites/robots/${site.robots}.txt`, import.meta.url), "utf8");
  return site.sitemap === "" ? rules : `${rules}\nSitemap: https://${site.host}/sitemap.xml\n`;
}
