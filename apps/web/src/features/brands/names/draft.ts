import {
  type BrandNames,
  cleanDomain,
  isBelow,
  lettersOf,
  type NameSuggestion,
  type NamesChange,
  newName,
} from "@standings/domain";

export type NamedCompany = BrandNames["companies"][number];
/** Lists of a company that hold plain words. */
export type WordList = "sites" | "not" | "categoryWords";

/** A company with one more name, site, phrase or word; the same where it has it. */
export function withMore(company: NamedCompany, list: "names" | WordList, given: string): NamedCompany {
  const text = given.replace(/\s+/gu, " ").trim();
  if (text === "") return company;
  if (list === "names")
    return company.names.some((name) => name.text.toLowerCase() === text.toLowerCase())
      ? company
      : { ...company, names: [...company.names, newName(text)] };
  const word = list === "sites" ? cleanDomain(text) : text;
  return company[list].includes(word) ? company : { ...company, [list]: [...company[list], word] };
}

/** Names, sites and phrases that only one of two versions has. */
export function changesIn(company: NamedCompany, base: NamedCompany | undefined): number {
  const words = (one: NamedCompany | undefined) =>
    new Set([
      ...(one?.names ?? []).map(({ text, kind, rule }) => `n ${text} ${kind} ${rule}`),
      ...(one?.sites ?? []).map((site) => `s ${site}`),
      ...(one?.not ?? []).map((phrase) => `x ${phrase}`),
      ...(one?.categoryWords ?? []).map((word) => `c ${word}`),
    ]);
  const [now, before] = [words(company), words(base)];
  return (
    [...now].filter((word) => !before.has(word)).length + [...before].filter((word) => !now.has(word)).length
  );
}

/** A suggestion taken up. */
export function withSuggestion(company: NamedCompany, { type, text, toldBy }: NameSuggestion): NamedCompany {
  const more = withMore(company, type === "name" ? "names" : "sites", text);
  if (toldBy?.field !== "legalName") return more;
  return {
    ...more,
    names: more.names.map((name) => (name.text === text ? { ...name, kind: "legal" } : name)),
  };
}

/** A company whose names and sites say of an entry what they said before. */
export function asBefore(
  company: NamedCompany,
  base: NamedCompany,
  { name, domain }: NamesChange,
): NamedCompany {
  const letters = lettersOf(name);
  const isName = ({ text }: { readonly text: string }) => lettersOf(text) === letters;
  const isSite = (site: string) => domain === site || isBelow(domain, site);
  return {
    ...company,
    names: [...company.names.filter((one) => !isName(one)), ...base.names.filter(isName)],
    sites: [...company.sites.filter((site) => !isSite(site)), ...base.sites.filter(isSite)],
  };
}
