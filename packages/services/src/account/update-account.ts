import { readUser, type User } from "../auth/user-view.ts";
import { companyDomain as readDomain } from "../company/get-company.ts";
import { requireUser, type ServiceRequest } from "../request.ts";

export interface AccountChanges {
  readonly name?: string | undefined;
  readonly privateByDefault?: boolean | undefined;
  /** Address of the company that is the user's own; null for none. */
  readonly companyDomain?: string | null | undefined;
}

/** Changes what is given; the rest stays. Throws INVALID_DOMAIN. */
export async function updateAccount(request: ServiceRequest, changes: AccountChanges): Promise<User> {
  const { services, viewer } = requireUser(request);
  const { companyDomain } = changes;
  const ownDomain = typeof companyDomain === "string" ? readDomain(companyDomain) : companyDomain;
  await services.db
    .updateTable("users")
    .set((eb) => ({
      name: changes.name ?? eb.ref("name"),
      private_by_default: changes.privateByDefault ?? eb.ref("private_by_default"),
      company_domain: ownDomain === undefined ? eb.ref("company_domain") : ownDomain,
    }))
    .where("id", "=", viewer.userId)
    .execute();
  return readUser(services.db, viewer.userId);
}
