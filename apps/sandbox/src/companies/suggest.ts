import { COMPANIES, type Company } from "../models/catalogue/companies.ts";

interface Suggestion {
  readonly name: string;
  readonly domain: string;
}

const LIMIT = 10;

const entries = COMPANIES.map((company) => ({ company, keys: keysOf(company) }));

/** The catalogue's companies whose name, other spelling or domain begins with the query; then those with such a word. */
export function suggest(query: string): Suggestion[] {
  const key = query.trim().toLowerCase();
  if (key === "") return [];
  const starting = entries.filter(({ keys }) => keys.some((text) => text.startsWith(key)));
  const containing = entries.filter(
    (entry) => !starting.includes(entry) && entry.keys.some((text) => text.includes(` ${key}`)),
  );
  return [...starting, ...containing]
    .slice(0, LIMIT)
    .map(({ company: { name, domain } }) => ({ name, domain }));
}

function keysOf({ name, variants, domain }: Company): string[] {
  return [name, ...variants, domain].map((text) => text.toLowerCase());
}
