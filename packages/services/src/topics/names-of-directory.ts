import { setImmediate } from "node:timers/promises";
import type { Connection } from "@standings/database";
import {
  companySite,
  firstLabel,
  type NamedEntry,
  nameKey,
  newCompany,
  normaliseName,
  questionKinds,
} from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";

/** Words of a company's name at most, as far as wordings are looked through. */
const MOST_WORDS = 4;
/** What may be a site, from the beginning of a word: text that repeats itself without end is gone through once. */
const ADDRESS = /(?<![\p{L}\p{N}-])[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** Answers that are looked through at a time. */
const SLICE = 20;

type Services = Pick<ServiceContext, "settings"> & { readonly db: Connection };

/**
 * Whether one of these wordings names a company of the directory. What the wording that they were made from says too is no name here:
 * a company may be called as its category is.
 */
export async function directoryFinder(
  services: Services,
  wordings: readonly string[],
  madeFrom: string,
): Promise<(wording: string) => boolean> {
  const keys = keysIn(wordings);
  for (const key of keysIn([madeFrom])) keys.delete(key);
  const [first, ...others] = (await findByKeys(services, keys)).map((company) => newCompany(company));
  if (!first) return () => false;
  const kindOf = questionKinds(first, others);
  return (wording) => kindOf(wording) !== "open";
}

/**
 * Companies of the directory that answers may name: those whose site they write, then those listed most; of several with one name the
 * first. Names begin with a capital there. What the questions say is no name here.
 */
export async function companiesInAnswers(
  services: Services,
  answers: readonly string[],
  questions: readonly string[],
): Promise<NamedEntry[]> {
  const keys = new Set<string>();
  const addresses = new Set<string>();
  for (let from = 0; from < answers.length; from += SLICE) {
    const some = answers.slice(from, from + SLICE);
    for (const key of keysIn(some, (word) => !/^\p{Ll}/u.test(word))) keys.add(key);
    for (const address of some.flatMap((text) => text.match(ADDRESS) ?? [])) addresses.add(address);
    // Other calls have their turn between.
    await setImmediate();
  }
  const asked = keysIn(questions);
  for (const key of asked) keys.delete(key);
  const sites = new Set([...addresses].flatMap((address) => companySite(address) ?? []));
  const found = await findByKeys(services, keys, sites);
  const bySite = found.toSorted((a, b) => Number(sites.has(b.domain)) - Number(sites.has(a.domain)));
  const named = new Set(asked);
  return bySite.filter(({ name_key, short_key }) => {
    const own = short_key ?? name_key;
    return !named.has(name_key) && !named.has(own) && named.add(name_key).add(own);
  });
}

/** Those listed most first; `short_key`: it is called so, and that is short for its name. */
async function findByKeys(
  { db, settings }: Services,
  keys: ReadonlySet<string>,
  sites: ReadonlySet<string> = new Set(),
) {
  if (keys.size === 0 && sites.size === 0) return [];
  // One parameter each: a file of queries has more keys than a statement may have parameters.
  const spelled = await db
    .selectFrom("company_spellings")
    .select(["domain", "name_key"])
    .where(sql<boolean>`name_key = any(${[...keys]}::text[])`)
    .execute();
  const spelledAt = Map.groupBy(spelled, ({ domain }) => domain);
  const domains = [...sites, ...spelledAt.keys()];
  const found = await db
    .selectFrom("companies")
    .select(["name", "domain", "name_key"])
    .where(sql<boolean>`(name_key = any(${[...keys]}::text[]) or domain = any(${domains}::text[]))`)
    .$if(!settings.modelsAreSandbox, (query) => query.where("is_sandbox", "=", false))
    .orderBy("seen", "desc")
    .orderBy("domain")
    .execute();
  return found.flatMap((company) => {
    const called = spelledAt.get(company.domain)?.map((one) => one.name_key) ?? [];
    const short_key = called.find((key) => isShortFor(company, key)) ?? null;
    const isMeant = keys.has(company.name_key) || sites.has(company.domain) || short_key !== null;
    return isMeant ? [{ ...company, short_key }] : [];
  });
}

/** "Salesforce" for "Salesforce, Inc.", or for "Salesforce CRM" at salesforce.com; other names that lists give a site may be products. */
function isShortFor(
  { name, domain, name_key }: NamedEntry & { readonly name_key: string },
  key: string,
): boolean {
  if (key === name_key) return false;
  return nameKey(name, "company") === key || (firstLabel(domain) === key && name_key.startsWith(`${key} `));
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}&+.-]+/u).filter(Boolean);
}

/** Runs of words, as the directory keeps names. */
function keysIn(texts: readonly string[], mayBegin: (word: string) => boolean = () => true): Set<string> {
  const runs = new Set<string>();
  for (const words of texts.map(wordsOf))
    for (const [from, word] of words.entries())
      if (mayBegin(word))
        for (let length = 1; length <= MOST_WORDS; length += 1)
          runs.add(words.slice(from, from + length).join(" "));
  return new Set([...runs].map(normaliseName).filter(Boolean));
}
