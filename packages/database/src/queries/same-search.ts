import { type SearchedBy, type SearchModel, searchedBy } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";

/** Who searched for each column that answered, by its id. */
export function searchersOf(models: readonly SearchModel[]): Readonly<Record<string, SearchedBy>> {
  return Object.fromEntries(
    models.flatMap(({ columnId, grounding }) => {
      const by = searchedBy(grounding);
      return by === null ? [] : [[columnId, by]];
    }),
  );
}

/**
 * Condition: two searches, by their `searched_by`, are not known to have searched in different ways for a column. One that left
 * its search out did so itself.
 */
export function sameSearchSql(one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from jsonb_each_text(${one}) as one join jsonb_each_text(${other}) as other using (key)
    where one.value <> other.value and 'none' not in (one.value, other.value))`;
}
