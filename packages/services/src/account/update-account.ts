import { readUser, type User } from "../auth/user-view.ts";
import { requireUser, type ServiceRequest } from "../request.ts";

export interface AccountChanges {
  readonly name?: string | undefined;
  readonly privateByDefault?: boolean | undefined;
}

/** Changes what is given; the rest stays. */
export async function updateAccount(request: ServiceRequest, changes: AccountChanges): Promise<User> {
  const { services, viewer } = requireUser(request);
  await services.db
    .updateTable("users")
    .set((eb) => ({
      name: changes.name ?? eb.ref("name"),
      private_by_default: changes.privateByDefault ?? eb.ref("private_by_default"),
    }))
    .where("id", "=", viewer.userId)
    .execute();
  return readUser(services.db, viewer.userId);
}
