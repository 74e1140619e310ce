import type { UserReference } from "@standings/domain";

/** Columns of the user that a row belongs to, over a left join that passes over deleted accounts. */
export const OWNER_COLUMNS = [
  "users.id as owner_id",
  "users.name as owner_name",
  "users.email as owner_email",
] as const;

interface Owner {
  readonly owner_id: string | null;
  readonly owner_name: string | null;
  readonly owner_email: string | null;
}

/** Null for a deleted account. */
export function toUserReference({ owner_id, owner_name, owner_email }: Owner): UserReference | null {
  if (owner_id === null) return null;
  return { id: owner_id, name: owner_name ?? "", email: owner_email ?? "" };
}
