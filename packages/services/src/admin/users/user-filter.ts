import type { Connection } from "@standings/database";
import type { AuthProvider, UserRole, UserSort } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { gramsOf, gramsSql, keyOfText, likePattern } from "../../searches/text-match.ts";

export interface UserFilter {
  /** Anywhere in a name or an e-mail address, whatever its case. */
  readonly search: string;
  readonly role?: UserRole | undefined;
  readonly authProvider?: AuthProvider | undefined;
  readonly sortBy: UserSort;
  readonly sortOrder: "asc" | "desc";
}

/** SQL condition: an account that is not deleted, and that the filter lets pass, whatever its text. */
export function filterSql({ role, authProvider }: UserFilter): RawBuilder<boolean> {
  const conditions = [sql`deleted_at is null`];
  if (role !== undefined) conditions.push(sql`role = ${sql.lit(role)}`);
  if (authProvider !== undefined) conditions.push(sql`auth_provider = ${authProvider}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** SQL condition: the text is in name or address; true without a text. */
export function textSql({ search }: UserFilter): RawBuilder<boolean> {
  const key = keyOfText(search);
  if (key === "") return sql<boolean>`true`;
  const pattern = likePattern(key);
  return sql<boolean>`(email like ${pattern} or lower(name) like ${pattern})`;
}

/** SQL condition that `users_words` answers: name and address have all the grams of the text, and perhaps the text. */
export function userGramsSql(grams: readonly string[]): RawBuilder<boolean> {
  return gramsSql(sql`email, lower(name)`, grams);
}

/** Users that a filter lets pass; deleted accounts are none. */
export function selectUsers(db: Connection, filter: UserFilter) {
  const query = db.selectFrom("users").where(filterSql(filter)).where(textSql(filter));
  const grams = gramsOf(keyOfText(filter.search));
  return grams.length > 0 ? query.where(userGramsSql(grams)) : query;
}

const ORDERS: Readonly<Record<UserSort, RawBuilder<string>>> = {
  createdAt: sql`created_at`,
  name: sql`lower(name)`,
  email: sql`email`,
};

/** The value that an order compares first; the id decides between equal ones. */
export function sortKey({ sortBy }: UserFilter): RawBuilder<string> {
  return ORDERS[sortBy];
}

/** The order of an index, or that order backwards. */
export function orderOf(filter: UserFilter): RawBuilder<unknown> {
  const direction = sql.raw(filter.sortOrder);
  return sql`${sortKey(filter)} ${direction}, id ${direction}`;
}
