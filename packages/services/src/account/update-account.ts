import { inTransaction } from "@standings/database";
import { readUser, type User } from "../auth/user-view.ts";
import { ownBrandOf } from "../brands/own-brand.ts";
import { companyDomain as readDomain } from "../company/get-company.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { lockAccount } from "../runs/lock-account.ts";

export interface AccountChanges {
  readonly name?: string | undefined;
  readonly privateByDefault?: boolean | undefined;
  /** Address of the company that is the user's own; null for none. */
  readonly companyDomain?: string | null | undefined;
}

/**
 * Changes what is given; the rest stays. The own company is one of the brands, which is made where there is none of it.
 * Throws INVALID_DOMAIN or TOO_MANY_BRANDS.
 */
export async function updateAccount(request: ServiceRequest, changes: AccountChanges): Promise<User> {
  const { services, viewer } = requireUser(request);
  const { companyDomain } = changes;
  const ownDomain = typeof companyDomain === "string" ? readDomain(companyDomain) : companyDomain;
  const { userId } = viewer;
  await inTransaction(services.db, async (tx) => {
    await lockAccount(tx, viewer);
    const brandId =
      typeof ownDomain === "string"
        ? await ownBrandOf(tx, services, { userId, domain: ownDomain })
        : ownDomain;
    await tx
      .updateTable("users")
      .set((eb) => ({
        name: changes.name ?? eb.ref("name"),
        private_by_default: changes.privateByDefault ?? eb.ref("private_by_default"),
        company_brand_id: brandId === undefined ? eb.ref("company_brand_id") : brandId,
      }))
      .where("id", "=", userId)
      .execute();
  });
  return readUser(services.db, viewer.userId);
}
