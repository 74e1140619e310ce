import { type RawBuilder, sql } from "kysely";
import type { CompanyScope } from "./company-scopes.ts";

/** A list of what is found together with a company: the columns of its counted pairs, and how uncounted ones are read. */
export interface PairList {
  readonly table: "company_sources" | "company_competitors";
  /** What is found with the company. */
  readonly name: "source" | "competitor";
  /** How often. */
  readonly count: "searches" | "answers";
  /** SQL: rows of `name, count` of a scope without counted pairs. */
  readonly read: (scope: CompanyScope) => RawBuilder<unknown>;
}

/** SQL: `name, count` over all scopes, the most frequent first, at most `limit`. */
export function topPairs(
  list: PairList,
  scopes: readonly CompanyScope[],
  limit: number,
): RawBuilder<unknown> {
  const [name, count] = [sql.ref(list.name), sql.ref(list.count)];
  const order = sql`order by ${count} desc, ${name} limit ${limit}`;
  const rowsOf = (scope: CompanyScope) =>
    scope.hasPairs
      ? sql`select ${name}, ${count} from ${sql.table(list.table)} where ${scope.where}`
      : list.read(scope);
  const summed = (parts: readonly CompanyScope[]) =>
    sql`select ${name}, sum(${count})::integer as ${count} from (${sql.join(parts.map(rowsOf), sql` union all `)}) found group by ${name}`;
  const [counted, ...more] = scopes.filter(({ hasPairs }) => hasPairs);
  const rest = scopes.filter(({ hasPairs }) => !hasPairs);
  if (!counted || more.length > 0) return sql`${summed(scopes)} ${order}`;
  // In the order of its index.
  const top = sql`${rowsOf(counted)} ${order}`;
  if (rest.length === 0) return top;
  // What the others add is little: only its counts are looked up, and what they lack is among the top.
  return sql`
    with few as materialized (${summed(rest)}), top as materialized (${top})
    select ${name}, ${count} from top where not exists (select from few where few.${name} = top.${name})
    union all
    select ${name}, ${count} + coalesce((
      select kept.${count} from ${sql.table(list.table)} kept where ${counted.where} and kept.${name} = few.${name}
    ), 0) from few
    ${order}
  `;
}
