import type { Brand, Connection } from "@standings/database";
import {
  BRAND_KEY,
  type BrandNamesSpec,
  companyKeys,
  lettersOf,
  type NameSuggestion,
  namesOfSite,
  type OfMarket,
} from "@standings/domain";
import { suggestGroupSites } from "../../company/countries/group-names.ts";
import { requireScope, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { findBrand } from "../read-brand.ts";
import { identify } from "../visits/roll-up.ts";
import { readNames } from "./read-names.ts";
import { readNewest } from "./read-newest.ts";

const SUGGESTIONS = 12;
/** Letters of a name that tells a longer one: "HubSpot CRM" may be HubSpot, "Go Daddy" is not Go. */
const LEAST_LETTERS = 4;
/** Searches in which the directory has met a spelling. */
const LEAST_SEEN = 2;

/**
 * Names and sites that companies of a brand of the viewer may have, those that stand in most answers first: longer names and
 * unknown sites of entries of the newest answers of a market, other spellings that the directory knows of their sites, and before
 * them what the brand's own site tells where it was read of late, and its sites for other countries. Throws BRAND_NOT_FOUND or INVALID_MARKET.
 */
export async function suggestNames(
  request: ServiceRequest,
  { brandId, market }: OfBrand & OfMarket,
): Promise<NameSuggestion[]> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  const brand = await findBrand(db, viewer.userId, brandId);
  const names = await readNames(db, brand.id, brand.names_version);
  const found = new Map<string, NameSuggestion>();
  const read = [
    ...(await onSite(db, brand, names)),
    ...(await inGroups(db, brand, names)),
    ...(await inAnswers(db, brand, market, names)),
    ...(await inDirectory(db, names)),
  ];
  for (const one of read) {
    const id = `${one.key} ${one.type} ${one.type === "name" ? lettersOf(one.text) : one.text}`;
    const known = found.get(id);
    found.set(id, known ? { ...known, answers: known.answers + one.answers } : one);
  }
  return [...found.values()]
    .sort(
      (a, b) =>
        Number(b.toldBy !== null) - Number(a.toldBy !== null) ||
        b.answers - a.answers ||
        (a.text < b.text ? -1 : 1),
    )
    .slice(0, SUGGESTIONS);
}

/** What the brand's site calls itself and that no company of the brand has, by the reading that is kept of it. */
async function onSite(db: Connection, { domain }: Brand, names: BrandNamesSpec): Promise<NameSuggestion[]> {
  const kept = await db
    .selectFrom("site_readings")
    .select("reading")
    .where("domain", "=", domain)
    .executeTakeFirst();
  if (!kept?.reading) return [];
  const sites = new Set(names.flatMap((company) => company.sites));
  const known = new Set(
    names.flatMap((company) => [...company.names.map(({ text }) => text), ...company.not].map(lettersOf)),
  );
  return namesOfSite(kept.reading)
    .filter(({ type, text }) => {
      const letters = lettersOf(text);
      return type === "site" ? !sites.has(text) : letters !== "" && !known.has(letters);
    })
    .map((told) => ({ ...told, key: BRAND_KEY, answers: 0 }));
}

/** Sites of the brand for other countries. */
function inGroups(db: Connection, { domain }: Brand, names: BrandNamesSpec): Promise<NameSuggestion[]> {
  const own = names[companyKeys(names).indexOf(BRAND_KEY)]?.sites ?? [];
  return suggestGroupSites(db, { own: [domain, ...own], known: names.flatMap(({ sites }) => sites) });
}

/** Of entries that are nobody's. */
async function inAnswers(
  db: Connection,
  brand: Brand,
  market: OfMarket["market"],
  names: BrandNamesSpec,
): Promise<NameSuggestion[]> {
  const watched = companyKeys(names);
  const called = names.map((company) => company.names.map(({ text }) => lettersOf(text)));
  const refused = new Set(names.flatMap(({ not }) => not.map(lettersOf)));
  return (await readNewest(db, brand, { market })).flatMap(({ keys, question, answers }) => {
    const { idOf } = identify(keys, { question, names });
    return answers.flatMap(({ results }) =>
      results.flatMap((entry): NameSuggestion[] => {
        const key = keys.keyOf(entry);
        if (watched.includes(idOf(key))) return [];
        const { name, domain } = keys.names.get(key) ?? entry;
        const letters = lettersOf(name);
        if (refused.has(letters)) return [];
        const same = called.findIndex((own) => own.includes(letters));
        if (same >= 0 && domain !== "")
          return [{ key: watched[same] ?? "", type: "site", text: domain, answers: 1, toldBy: null }];
        const longer = called.findIndex((own) =>
          own.some((short) => short.length >= LEAST_LETTERS && letters.startsWith(short)),
        );
        if (longer < 0 || domain !== "") return [];
        return [{ key: watched[longer] ?? "", type: "name", text: name, answers: 1, toldBy: null }];
      }),
    );
  });
}

async function inDirectory(db: Connection, names: BrandNamesSpec): Promise<NameSuggestion[]> {
  const sites = names.flatMap((company) => company.sites);
  if (sites.length === 0) return [];
  const spellings = await db
    .selectFrom("company_spellings")
    .select(["domain", "name"])
    .where("domain", "in", sites)
    .where("seen", ">=", LEAST_SEEN)
    .orderBy("seen", "desc")
    .limit(SUGGESTIONS * sites.length)
    .execute();
  const watched = companyKeys(names);
  const known = new Set(
    names.flatMap((company) => [...company.names.map(({ text }) => text), ...company.not].map(lettersOf)),
  );
  return spellings.flatMap(({ domain, name }): NameSuggestion[] => {
    const at = names.findIndex((company) => company.sites.includes(domain));
    return at < 0 || known.has(lettersOf(name))
      ? []
      : [{ key: watched[at] ?? "", type: "name", text: name, answers: 0, toldBy: null }];
  });
}
