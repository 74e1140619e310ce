import { companySite, normaliseName, type SearchModel } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";

/** One way of writing a company's name, and how many of some answers write it so. */
export interface Spelling {
  readonly domain: string;
  readonly name: string;
  readonly name_key: string;
  seen: number;
}

/** Longer ones are no names but sentences that a parser took for one. */
const NAME_MAX = 80;

/** Spellings in the order of the primary key, so that two writers never deadlock. */
export function spellingsOf(models: readonly SearchModel[]): Spelling[] {
  const found = new Map<string, Spelling>();
  for (const { domain: given, name, times } of listedBy(models)) {
    const domain = companySite(given);
    const name_key = normaliseName(name);
    if (domain === null || name_key === "" || name.length > NAME_MAX) continue;
    const key = `${domain} ${name}`;
    const spelling = found.get(key) ?? { domain, name, name_key, seen: 0 };
    spelling.seen += times;
    found.set(key, spelling);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, spelling]) => spelling);
}

/** What models list, each pair of domain and name once with how often: most models list the same companies. */
function listedBy(models: readonly SearchModel[]) {
  const listed = new Map<string, { domain: string; name: string; times: number }>();
  for (const { domain, name } of models.flatMap(({ results }) => results)) {
    const key = `${domain} ${name}`;
    const known = listed.get(key);
    if (known) known.times += 1;
    else listed.set(key, { domain, name, times: 1 });
  }
  return listed.values();
}

/** Spellings as rows of a statement. */
export function rowsOf(spellings: readonly Spelling[]): RawBuilder<unknown> {
  return sql`json_to_recordset(${JSON.stringify(spellings)}::json)
    as item (domain text, name text, name_key text, seen integer)`;
}
