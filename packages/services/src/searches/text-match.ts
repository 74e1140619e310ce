import { NIL_ID } from "@standings/database";
import { promptKey } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";

/** A text that somebody looks for, as the keys of prompts hold it; empty for none. */
export function keyOfText(text: string): string {
  return promptKey(text.normalize("NFC").replace(/\s+/gu, " ").trim());
}

/** Pattern of SQL's `like` for a key anywhere in a text. */
export function likePattern(key: string): string {
  return `%${key.replace(/[\\%_]/g, "\\$&")}%`;
}

const GRAM = 3;

/**
 * What the index of words is asked for: a text in pieces of three characters, in another script than Latin also shorter.
 * None for one or two letters.
 */
export function gramsOf(key: string): string[] {
  const letters = [...key];
  if (letters.length < GRAM) return /^\p{ASCII}*$/u.test(key) ? [] : [key];
  const last = letters.length - GRAM;
  const places = Array.from({ length: Math.ceil(last / GRAM) + 1 }, (_, index) =>
    Math.min(index * GRAM, last),
  );
  return places.map((place) => letters.slice(place, place + GRAM).join(""));
}

/** Whose grams the indexes of words of all users have (`users_words`, `searches_shared_words`, `analyses_words`). */
const SHARED_GRAMS_OWNER = sql.lit(NIL_ID);

/** SQL condition that such an index answers: the columns have all the grams of a text, and so perhaps the text. */
export function sharedGramsSql(columns: RawBuilder<unknown>, grams: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`own_grams(${SHARED_GRAMS_OWNER}::uuid, ${columns})
    @> array(select hashtext(right(${SHARED_GRAMS_OWNER}, 2) || gram) from unnest(${grams}::text[]) as gram)`;
}
