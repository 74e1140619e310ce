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

/**
 * SQL condition that an index of words answers (`users_words`, `searches_shared_words`, `analyses_words`): the two columns
 * have all the grams of a text, and so perhaps the text.
 */
export function gramsSql(columns: RawBuilder<unknown>, grams: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`grams(${columns}) @> array(select hashtext(gram) from unnest(${grams}::text[]) as gram)`;
}
