import type { Connection } from "@standings/database";
import type { AuthProvider, UserRole, UserSort } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { gramsOf, keyOfText, likePattern } from "../../searches/text-match.ts";

export interface UserFilter {
  /** Anywhere in a name or an e-mail address, whatever its case. */
  readonly search: string;
  readonly role?: UserRole | undefined;
  readonly authProvider?: AuthProvider | undefined;
  readonly sortBy: UserSort;
  readonly sortOrder: "asc" | "desc";
}

/** Owner of the grams that all users have in common (`users_words`). */
const NOBODY = sql.lit("00000000-0000-0000-0000-000000000000");

/** Users that a filter lets pass; deleted accounts are none. */
export function selectUsers(db: Connection, { search, role, authProvider }: UserFilter) {
  let query = db.selectFrom("users").where("deleted_at", "is", null);
  if (role !== undefined) query = query.where(sql<boolean>`role = ${sql.lit(role)}`);
  if (authProvider !== undefined) query = query.where("auth_provider", "=", authProvider);
  const key = keyOfText(search);
  if (key === "") return query;
  const pattern = likePattern(key);
  const grams = gramsOf(key);
  if (grams.length > 0) {
    query = query.where(
      sql<boolean>`own_grams(${NOBODY}::uuid, email, lower(name))
        @> array(select hashtext(right(${NOBODY}, 2) || gram) from unnest(${grams}::text[]) as gram)`,
    );
  }
  return query.where(sql<boolean>`(email like ${pattern} or lower(name) like ${pattern})`);
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
