import { isOrdinaryWord } from "../common-names.ts";
import { areRelated, canonicalHost, isBelow } from "../identity/hosts.ts";
import { entryKey, type NamedEntry } from "../identity/keys.ts";
import { nameKey, normaliseName } from "../identity/names.ts";
import { companySite, registrableDomain } from "../identity/sites.ts";
import type { NameRule, SoughtCompany } from "../mentions/sought-company.ts";
import type { ModelId } from "../models/catalogue.ts";
import type { ToldBySite } from "../site/site-names.ts";

/** What the companies of a brand are called, by version (`names-claims-topics-markets.md` §1.1, record 94). */

/** What a name is: the company's own, its legal one, a product's, one in another script, or one it gave up. */
export const NAME_KINDS = ["name", "legal", "product", "script", "former"] as const;
export type NameKind = (typeof NAME_KINDS)[number];

export const NAME_RULES = ["any", "as_written", "with_category"] as const satisfies readonly NameRule[];

/** Names, sites, phrases and words of one company at most, each. */
export const MAX_COMPANY_NAMES = 40;
/** Characters of one of them. */
export const MAX_COMPANY_NAME = 80;

export interface BrandName {
  readonly text: string;
  readonly kind: NameKind;
  readonly rule: NameRule;
}

/** What may be said of a company's names; the lists of a version. */
export interface CompanyNames extends SoughtCompany {
  readonly names: readonly BrandName[];
}

/** A company of a brand: as screens name it, and what it is called. */
export interface BrandCompany extends CompanyNames, NamedEntry {}

/** One version: the brand first, then its competitors. */
export type BrandNamesSpec = readonly [BrandCompany, ...BrandCompany[]];

/** The brand in figures; competitors stand under their own keys. */
export const BRAND_KEY = "";

/** Key of a competitor in all visits. */
export function competitorKey({ name, domain }: NamedEntry): string {
  return entryKey({ name, domain }, "company");
}

/** Keys of the companies of a version, in their order. */
export function companyKeys([, ...rivals]: readonly NamedEntry[]): string[] {
  return [BRAND_KEY, ...rivals.map(competitorKey)];
}

/** Registrable domains of the brand itself. */
export function ownSites([{ domain, sites }]: BrandNamesSpec): ReadonlySet<string> {
  return new Set([domain, ...sites].flatMap((site) => registrableDomain(site) ?? []));
}

/** A name as it is added without a choice. */
export function newName(text: string, kind: NameKind = "name"): BrandName {
  return { text, kind, rule: isPlainWord(text) ? "as_written" : "any" };
}

/** One word without a sign of its own, such as an inner capital. */
function isPlainWord(text: string): boolean {
  return /^(?:\p{L}\p{Ll}*|\p{Lu}+|\P{L}+)$/u.test(text);
}

/** A company before anybody has told more of it. */
export function newCompany({ name, domain }: NamedEntry, others: readonly string[] = []): BrandCompany {
  return {
    name,
    domain,
    names: [name, ...others].map((text) => newName(text)),
    sites: domain === "" ? [] : [domain],
    not: [],
    categoryWords: [],
  };
}

/** Names for the companies that a brand has now: those of companies it had are kept. */
export function withCompanies(
  spec: readonly BrandCompany[],
  own: NamedEntry,
  rivals: readonly NamedEntry[],
): BrandNamesSpec {
  const known = new Map(spec.slice(1).map((company) => [competitorKey(company), company]));
  return [follow(spec[0], own), ...rivals.map((rival) => follow(known.get(competitorKey(rival)), rival))];
}

/** A company with its name and domain of today among its names and sites. */
function follow(known: BrandCompany | undefined, { name, domain }: NamedEntry): BrandCompany {
  if (known === undefined) return newCompany({ name, domain });
  const isNew = name !== known.name && !known.names.some(({ text }) => text === name);
  const isMoved = domain !== known.domain && domain !== "" && !known.sites.includes(domain);
  return {
    ...known,
    name,
    domain,
    names: isNew ? [newName(name), ...known.names] : known.names,
    sites: isMoved ? [domain, ...known.sites] : known.sites,
  };
}

/**
 * Finds whose entry a list's entry is, by its place in the version; null: nobody's (§1.2, 8). The longest site that holds
 * the entry's domain decides; without a domain its whole name, in any spelling. A name that needs its category counts where the
 * question or the entry has a word of it. Of two companies with one name the one counts whose category is told, else neither.
 */
export function entryFinder(
  companies: readonly CompanyNames[],
): (entry: NamedEntry, question: string) => number | null {
  const sought = companies.map(({ names, sites, not, categoryWords }) => ({
    sites: sites.map(canonicalHost),
    names: new Map(
      names
        .toSorted((a, b) => Number(a.rule !== "with_category") - Number(b.rule !== "with_category"))
        .map(({ text, rule }) => [lettersOf(text), rule] as const),
    ),
    not: not.map(lettersOf).filter((phrase) => phrase !== ""),
    category: categoryWords.map(normaliseName).filter((word) => word !== ""),
  }));
  return ({ name, domain }, question) => {
    const host = canonicalHost(domain);
    const bySite = host === "" ? null : ownerOf(host, sought);
    if (bySite !== null) return bySite;
    const letters = lettersOf(name);
    if (letters === "") return null;
    const context = ` ${normaliseName(`${question} ${name}`)} `;
    const isTold = ({ category }: (typeof sought)[number]) =>
      category.some((word) => context.includes(` ${word} `));
    const named = sought.flatMap((company, at) => {
      const { names, sites, not } = company;
      const rule = names.get(letters);
      if (rule === undefined || not.some((phrase) => letters.includes(phrase))) return [];
      if (host !== "" && sites.length > 0 && !sites.some((site) => areRelated(host, site))) return [];
      return rule === "with_category" && !isTold(company) ? [] : [{ company, at }];
    });
    const meant = named.length > 1 ? named.filter(({ company }) => isTold(company)) : named;
    return meant.length === 1 ? (meant[0]?.at ?? null) : null;
  };
}

/**
 * Companies as a plain answer to a question may call them, in their order, by the same rule: a question that holds a word of a company's
 * category tells whom a name that needs it means, and of two with one name the other is not meant.
 */
export function namesAsked<Company extends CompanyNames>(
  companies: readonly Company[],
  question: string,
): Company[] {
  const context = ` ${normaliseName(question)} `;
  const isTold = companies.map(({ categoryWords }) =>
    categoryWords.some((word) => context.includes(` ${normaliseName(word)} `)),
  );
  const told = new Set(
    companies.flatMap(({ names }, at) => (isTold[at] ? names.map(({ text }) => lettersOf(text)) : [])),
  );
  return companies.map((company, at) => ({
    ...company,
    names: isTold[at]
      ? company.names.map((name) =>
          name.rule === "with_category" ? { ...name, rule: "as_written" as const } : name,
        )
      : company.names.filter(({ text }) => !told.has(lettersOf(text))),
  }));
}

function ownerOf(host: string, companies: readonly { readonly sites: readonly string[] }[]): number | null {
  let [owner, longest]: [number | null, number] = [null, 0];
  for (const [at, { sites }] of companies.entries())
    for (const site of sites)
      if (site.length > longest && (host === site || isBelow(host, site)))
        [owner, longest] = [at, site.length];
  return owner;
}

/** A name without case, accents, spaces, signs and legal form: "Pipe-Drive, Inc." is "pipedrive". */
export function lettersOf(name: string): string {
  return nameKey(name, "company").replaceAll(" ", "");
}

/** What a reader should know of a name before its figures move. */
export type NameWarning =
  | { readonly type: "short" | "ordinary"; readonly name: string }
  | { readonly type: "shared"; readonly name: string; readonly with: string };

/** Warnings of one company's names, beside those of the others (§1.5). */
export function namesToWarnOf(companies: readonly BrandCompany[], of: number): NameWarning[] {
  const own = companies[of];
  return (own?.names ?? []).flatMap(({ text: name, rule }): NameWarning[] => {
    const letters = lettersOf(name);
    const other = companies.find(
      ({ names }, at) => at !== of && names.some(({ text }) => lettersOf(text) === letters),
    );
    if (other) return [{ type: "shared", name, with: other.name }];
    if (/^[a-z0-9]{1,2}$/u.test(letters)) return [{ type: "short", name }];
    return isOrdinaryWord(letters) && rule !== "with_category" ? [{ type: "ordinary", name }] : [];
  });
}

/**
 * A company's lists in their stored form, each thing once; or what is wrong with them, as a sentence.
 */
export function checkCompanyNames(given: CompanyNames): CompanyNames | string {
  const { names, sites, not, categoryWords } = given;
  const lists = [names, sites, not, categoryWords];
  if (lists.some(({ length }) => length > MAX_COMPANY_NAMES))
    return `A company has ${MAX_COMPANY_NAMES} names, sites, phrases and words at most, of each`;
  const words = [...names.map(({ text }) => text), ...sites, ...not, ...categoryWords].map(clean);
  const long = words.find((word) => word.length > MAX_COMPANY_NAME);
  if (long !== undefined) return `“${long.slice(0, 30)}…” is longer than ${MAX_COMPANY_NAME} characters`;
  const category = unique(categoryWords.map(clean));
  const called = uniqueBy(
    names.map((name) => ({ ...name, text: clean(name.text) })),
    ({ text }) => text.toLowerCase(),
  );
  const empty = called.find(({ text }) => lettersOf(text) === "");
  if (empty) return "Please write a name";
  const isCategory = called.find(({ text }) => isCategoryName(text, category));
  if (isCategory) return `“${isCategory.text}” is the category, so it can name no company`;
  const hosts = sites.map((site) => ({ site, host: companySite(site) ?? "" }));
  const wrong = hosts.find(({ host }) => host === "");
  if (wrong) return `“${clean(wrong.site)}” is no site (e.g., hubspot.com)`;
  const phrases = unique(not.map(clean));
  const whole = phrases.find((phrase) => called.some(({ text }) => lettersOf(text) === lettersOf(phrase)));
  if (whole !== undefined) return `“${whole}” is a name of the company: take the name away instead`;
  return {
    names: called,
    sites: unique(hosts.map(({ host }) => host)),
    not: phrases,
    categoryWords: category,
  };
}

/** "CRM", "the CRM software": a kind of product, by the given words and those of trade in general. */
function isCategoryName(name: string, category: readonly string[]): boolean {
  const words = normaliseName(name).split(" ");
  const own = new Set(category.map(normaliseName));
  return own.has(words.join(" ")) || words.every((word) => CATEGORIES.has(word));
}

const CATEGORIES = new Set(
  (
    "crm erp cms hr seo vpn saas software app apps tool tools platform platforms solution solutions system systems " +
    "website builder project management marketing sales email accounting payroll analytics the a an"
  ).split(" "),
);

/** The names of a brand as their page shows them. */
export interface BrandNames {
  /** The version that its owner wants. */
  readonly version: number;
  /** The version that all figures are counted by, and the oldest `IDENTITY_VERSION` that found its companies in the answers of a visit. */
  readonly counted: { readonly version: number; readonly matcher: number };
  /** Answers that the recount under way has counted, of how many; null: figures are counted by the version that is wanted. */
  readonly recount: { readonly done: number; readonly of: number; readonly hasFailed: boolean } | null;
  readonly companies: readonly (BrandCompany & { readonly key: string })[];
}

/** The lists of a company that its owner wants. */
export interface CompanyNamesWish extends CompanyNames {
  readonly key: string;
}

/** What other names would make of the newest answers of a brand. */
export interface NamesPreview {
  /** Answers that list the brand by the names of the figures, and by the given ones; of so many that were looked at. */
  readonly before: number;
  readonly after: number;
  readonly of: number;
  /** The same of each company, the brand too. */
  readonly companies: readonly { readonly key: string; readonly before: number; readonly after: number }[];
  /** Entries of answers that would be another company's; the first of them. */
  readonly changes: number;
  readonly changed: readonly NamesChange[];
}

/** An entry of an answer that would be another company's. */
export interface NamesChange {
  readonly answer: { readonly studyId: string; readonly columnId: string; readonly modelId: ModelId };
  /** Whom the answer lists, in its words. */
  readonly company: NamedEntry;
  /** Key of the company that it counts for, and would count for; null: nobody's of the brand. */
  readonly was: string | null;
  readonly is: string | null;
  /** The answer's words around the name; null where it does not write the name so. */
  readonly passage: { readonly before: string; readonly named: string; readonly after: string } | null;
}

/** A name or site that a company may have, and where it stands. */
export interface NameSuggestion {
  readonly key: string;
  readonly type: "name" | "site";
  readonly text: string;
  /** Answers, of the newest ones, in which it stands without a match; 0: the directory or the company's site has it. */
  readonly answers: number;
  /** Null where the company's own site does not tell it. */
  readonly toldBy: ToldBySite | null;
}

/** What a version has that the one before had not, and the other way round: "+ Toteme", "− toteme.io". */
export function namesChanges(before: readonly BrandCompany[], after: readonly BrandCompany[]): string[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const added = [...now.keys()].filter((word) => !old.has(word)).map((word) => `+ ${now.get(word)}`);
  const removed = [...old.keys()].filter((word) => !now.has(word)).map((word) => `− ${old.get(word)}`);
  const ruled = [...now.keys()].length === old.size && added.length + removed.length === 0;
  return ruled && JSON.stringify(before) !== JSON.stringify(after)
    ? ["rules of names"]
    : [...added, ...removed];
}

function wordsOf(spec: readonly BrandCompany[]): Map<string, string> {
  return new Map(
    spec.flatMap((company, at) => [
      ...company.names.map(({ text }) => [`${at} n ${text}`, text] as const),
      ...company.sites.map((site) => [`${at} s ${site}`, site] as const),
      ...company.not.map((phrase) => [`${at} x ${phrase}`, `not “${phrase}”`] as const),
    ]),
  );
}

function clean(text: string): string {
  return text.replace(/[\s\p{C}]+/gu, " ").trim();
}

function unique(words: readonly string[]): string[] {
  return uniqueBy(
    words.filter((word) => word !== ""),
    (word) => word.toLowerCase(),
  );
}

function uniqueBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const known = new Map<string, Item>();
  for (const item of items) if (!known.has(keyOf(item))) known.set(keyOf(item), item);
  return [...known.values()];
}
