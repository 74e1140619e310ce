import { registrableDomain } from "../identity/sites.ts";
import type { Market } from "../market.ts";
import { PROMPT_MAX_LENGTH } from "../prompt.ts";
import {
  type CheckedWording,
  checkRow,
  type RowRules,
  type WordingRefusal,
  type WordingRow,
} from "./wording-rows.ts";

/** Search queries of a file as questions (`names-claims-topics-markets.md` §3.7). */

/** Stands for the query in a template. */
export const QUERY = "{query}";
/** By language, as buyers ask there. */
const USUAL_TEMPLATES: Readonly<Record<string, string>> = {
  de: `${QUERY}: was würdest du empfehlen?`,
  fr: `${QUERY} : que recommandez-vous ?`,
  es: `${QUERY}: ¿cuál recomiendas?`,
  it: `${QUERY}: quale consigli?`,
  pt: `${QUERY}: qual você recomenda?`,
  nl: `${QUERY}: welke raad je aan?`,
  ja: `${QUERY}でおすすめはどれですか？`,
  zh: `${QUERY}，你推荐哪个？`,
  ko: `${QUERY}, 무엇을 추천하시나요?`,
};

/** How queries of a market are asked unless somebody says otherwise: in its language where it is a tested one, else in English. */
export function usualTemplate(market: Pick<Market, "language"> | null): string {
  const [language = ""] = (market?.language ?? "").split("-");
  return USUAL_TEMPLATES[language] ?? `${QUERY}: which would you recommend?`;
}

export const MAX_TEMPLATE = 200;
/** Said where a template is none. */
export const TEMPLATE_INVALID = `A template has ${QUERY} once, and ${MAX_TEMPLATE} characters at most`;

export function isTemplate(text: string): boolean {
  return text.split(QUERY).length === 2 && text.length <= MAX_TEMPLATE;
}

/** A query as its template asks it. */
export function askQuery(template: string, query: string): string {
  return template.replace(QUERY, () => query.trim());
}

/** What stands at the end of a query for a login or a certain site, by language. */
const LOOKS_FOR_SITE = {
  en: ["login", "log in", "sign in", "signin", "official site", "official website", "my account"],
  de: ["anmelden", "einloggen", "mein konto"],
  fr: ["connexion", "se connecter", "site officiel", "mon compte"],
  es: ["iniciar sesión", "sitio oficial", "mi cuenta"],
  it: ["accedi", "sito ufficiale"],
  nl: ["inloggen", "mijn account"],
  pt: ["entrar", "site oficial", "minha conta"],
} as const;
const PHRASES = Object.values(LOOKS_FOR_SITE)
  .flat()
  .map((phrase) => phrase.split(" "));
/** A longer query that ends so speaks of it: "password manager with fingerprint login". */
const MOST_WORDS = 4;

/** Whether a query looks for one site rather than for a choice: it begins with an address, or is a few words with a login behind. */
export function isNavigational(query: string): boolean {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  const [first = ""] = words;
  if (/^(?:https?:|www\.)/u.test(first) || (isAddress(first) && words.length <= 2 && !isTechnology(first)))
    return true;
  if (words.length > MOST_WORDS) return false;
  return PHRASES.some((phrase) => isAt(words, phrase, words.length - phrase.length));
}

function isAddress(word: string): boolean {
  return /^[^.]+(?:\.[^.]+)+$/u.test(word) && registrableDomain(word) !== null;
}

/** Names of technologies that look like addresses. */
function isTechnology(word: string): boolean {
  return ["asp.net", "node.js", "socket.io"].includes(word);
}

function isAt(words: readonly string[], phrase: readonly string[], from: number): boolean {
  return from >= 0 && phrase.every((word, nth) => words[from + nth] === word);
}

export interface AskedQuery extends CheckedWording {
  readonly query: string;
}

export interface CheckedQueries {
  readonly taken: readonly AskedQuery[];
  /** What is not asked, with the first reason. */
  readonly apart: readonly { readonly query: string; readonly reason: WordingRefusal }[];
}

export interface QueryRules extends RowRules {
  readonly namesOther: (query: string) => boolean;
}

/**
 * Queries as questions: each as the template asks it, or as it stands without one. Navigational ones, those that name a company, and
 * what no prompt may be are set apart. Empty rows don't count.
 */
export function checkQueries(
  rows: readonly WordingRow[],
  template: string | null,
  rules: QueryRules,
): CheckedQueries {
  const taken = new Map<string, AskedQuery>();
  const apart: { query: string; reason: WordingRefusal }[] = [];
  for (const row of rows) {
    const query = row.text.trim();
    if (query === "") continue;
    const text = template === null ? query : askQuery(template, query);
    const checked = reasonOf(query, rules) ?? checkRow({ ...row, text }, rules, taken);
    if (typeof checked === "string") apart.push({ query, reason: checked });
    else taken.set(checked.key, { ...checked, query });
  }
  return { taken: [...taken.values()], apart };
}

function reasonOf(query: string, { namesCompany, namesOther }: QueryRules): WordingRefusal | null {
  if (query.length > PROMPT_MAX_LENGTH) return "too_long";
  if (namesCompany(query)) return "names_company";
  if (isNavigational(query)) return "navigational";
  return namesOther(query) ? "names_other" : null;
}
