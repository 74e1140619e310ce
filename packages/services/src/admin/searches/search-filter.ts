import type { Connection } from "@standings/database";
import { registrableDomain } from "@standings/domain";
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

/** Searches that a filter lets pass, whatever the text. */
export function selectFiltered(db: Connection, { user, trending }: SearchFilter) {
  let query = db.selectFrom("searches");
  if (user !== undefined) query = query.where("searches.user_id", "=", user);
  if (trending !== undefined)
    query = query.where(trending ? sql<boolean>`searches.trending` : sql<boolean>`not searches.trending`);
  return query;
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
    domain: isAddress ? registrableDomain(key) : null,
  };
}

/** SQL condition: a shared search asks for the text, or an answer lists its domain. */
export function isMatch({ pattern, domain }: Wanted): RawBuilder<boolean> {
  const asks = sql<boolean>`searches.prompt_key like ${pattern} or searches.prompt2_key like ${pattern}`;
  const lists =
    domain === null
      ? sql<boolean>`false`
      : sql<boolean>`exists (select from company_mentions where company_mentions.search_id = searches.id
          and company_mentions.created_at = searches.created_at and company_mentions.domain = ${domain})`;
  return sql<boolean>`not searches.is_private and coalesce(${asks} or ${lists}, ${lists})`;
}
