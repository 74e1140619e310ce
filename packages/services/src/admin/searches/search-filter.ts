import type { Connection } from "@standings/database";
import { companySite } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { gramsOf, keyOfText, likePattern } from "../../searches/text-match.ts";

export interface SearchFilter {
  /** Anywhere in a prompt, whatever its case, or a domain that answers list. Private searches match no text. */
  readonly search: string;
  /** Id of the user whose searches they are. */
  readonly user?: string | undefined;
  readonly trending?: boolean | undefined;
  /** By date. */
  readonly sortOrder: "asc" | "desc";
}

/** SQL condition on `user_id` and `trending`: the filter lets a search pass, whatever its text. */
export function filterSql({ user, trending }: SearchFilter): RawBuilder<boolean> {
  const conditions = [sql`true`];
  if (user !== undefined) conditions.push(sql`user_id = ${user}`);
  if (trending !== undefined) conditions.push(trending ? sql`trending` : sql`not trending`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

export function selectFiltered(db: Connection, filter: SearchFilter) {
  return db.selectFrom("searches").where(filterSql(filter));
}

/** A text that is looked for, in the forms that indexes are asked for. */
export interface Wanted {
  readonly pattern: string;
  readonly grams: readonly string[];
  /** The text is a domain. */
  readonly domain: string | null;
}

/** Null for no text. */
export function wantedOf({ search }: SearchFilter): Wanted | null {
  const key = keyOfText(search);
  if (key === "") return null;
  const isAddress = /^\S+\.\S+$/.test(key);
  return {
    pattern: likePattern(key),
    grams: gramsOf(key),
    domain: isAddress ? companySite(key) : null,
  };
}

/** SQL condition: a shared search asks for the text, or an answer lists its domain. */
export function textSql({ pattern, domain }: Wanted): RawBuilder<boolean> {
  const asks = sql`searches.prompt_key like ${pattern} or searches.prompt2_key like ${pattern}`;
  // A limit keeps Postgres from reading all mentions of the domain at once.
  const lists =
    domain === null
      ? sql`false`
      : sql`(select true from company_mentions where company_mentions.search_id = searches.id
          and company_mentions.created_at = searches.created_at and company_mentions.domain = ${domain} limit 1)`;
  return sql<boolean>`(not searches.is_private and (coalesce(${asks}, false) or coalesce(${lists}, false)))`;
}
