import {
  type BrandNames,
  cleanDomain,
  isBelow,
  lettersOf,
  type NameSuggestion,
  type NamesChange,
  newName,
} from "@standings/domain";
import { KIND_WORDS, RULE_WORDS } from "./name-kinds.ts";

export type NamedCompany = BrandNames["companies"][number];
/** Lists of a company that hold plain words, as screens call them. */
export const WORD_LISTS = [
  ["sites", "Sites"],
  ["not", "Not it"],
  ["categoryWords", "Category"],
] as const;
export type WordList = (typeof WORD_LISTS)[number][0];

/** A list of a company that two versions have otherwise: the words of each, and whether the other has them too. */
export interface ListApart {
  readonly company: string;
  readonly label: string;
  readonly theirs: readonly WordApart[];
  readonly mine: readonly WordApart[];
}
interface WordApart {
  readonly text: string;
  readonly isOnlyHere: boolean;
}

/** Lists that somebody else's companies and those of a draft have otherwise; a company that only one of them has is none. */
export function listsApart(theirs: readonly NamedCompany[], mine: readonly NamedCompany[]): ListApart[] {
  return theirs.flatMap((their) => {
    const my = mine.find(({ key }) => key === their.key);
    if (!my) return [];
    const lists = [
      ["Names", wordsOfNames(their), wordsOfNames(my)] as const,
      ...WORD_LISTS.map(([list, label]) => [label, their[list], my[list]] as const),
    ];
    return lists.flatMap(([label, one, other]): ListApart[] => {
      const apart = {
        ...{ company: their.name, label },
        theirs: wordsApart(one, other),
        mine: wordsApart(other, one),
      };
      return [...apart.theirs, ...apart.mine].some(({ isOnlyHere }) => isOnlyHere) ? [apart] : [];
    });
  });
}

function wordsOfNames({ names }: NamedCompany): string[] {
  return names.map(
    ({ text, kind, rule }) => `${text} (${KIND_WORDS[kind]}, ${RULE_WORDS[rule].toLowerCase()})`,
  );
}

function wordsApart(words: readonly string[], others: readonly string[]): WordApart[] {
  return words.map((text) => ({ text, isOnlyHere: !others.includes(text) }));
}

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
  { company: { name, domain } }: NamesChange,
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
