import { getUser, type User } from "../auth/user-view.ts";
import type { ServiceContext, Viewer } from "../context.ts";

export interface AccountChanges {
  readonly name?: string | undefined;
  readonly privateByDefault?: boolean | undefined;
}

/** Changes what is given; the rest stays. */
export async function updateAccount(
  { db }: ServiceContext,
  viewer: Viewer,
  changes: AccountChanges,
): Promise<User> {
  await db
    .updateTable("users")
    .set((eb) => ({
      name: changes.name ?? eb.ref("name"),
      private_by_default: changes.privateByDefault ?? eb.ref("private_by_default"),
    }))
    .where("id", "=", viewer.userId)
    .execute();
  return getUser(db, viewer.userId);
}
