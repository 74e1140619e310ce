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
});

export type SitePage = z.output<typeof pageRow>;
export type PageTrait = (typeof PAGE_TRAITS)[number];

export interface Site extends z.output<typeof siteRow> {
  readonly pages: readonly SitePage[];
}

const PAGES = readCsv("sites/pages", pageRow);

/** Websites of companies of the catalogue, in different states of health. */
export const SITES: readonly Site[] = readCsv("sites/sites", siteRow).map((site) => ({
  ...site,
  pages: PAGES.filter(({ domain }) => domain === site.domain),
}));

/** Registrable domains of the companies that have a site here. */
export const SITE_DOMAINS: readonly string[] = SITES.map(({ domain }) => domain);

/** Text of the site's robots.txt. */
export function robotsText(site: Site): string {
  const rules = readFileSync(new URL(`../../data/sites/robots/${site.robots}.txt`, import.meta.url), "utf8");
  return site.sitemap === "" ? rules : `${rules}\nSitemap: https://${site.host}/sitemap.xml\n`;
}
