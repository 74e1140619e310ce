import type { SubscriptionStatus } from "@standings/domain";
import type { ColumnType, Generated } from "kysely";

export interface UsersTable {
  id: Generated<string>;
  /** Lower-case. */
  email: string;
  name: string;
  /** argon2id; null for accounts that only an identity provider opens. */
  password_hash: string | null;
  role: Generated<"user" | "admin">;
  /** Balance; changes only together with a ledger entry in the same transaction. */
  credits: Generated<number>;
  subscription_status: Generated<SubscriptionStatus>;
  trial_ends_at: Date | null;
  email_verified_at: Date | null;
  auth_provider: Generated<string>;
  private_by_default: Generated<boolean>;
  /** The brand that the user says is their own company. */
  company_brand_id: Generated<string | null>;
  /** Marketing parameters of the visit that brought the account. */
  attribution: ColumnType<Record<string, string>, string | undefined, string>;
  /** The payment provider's id of this customer. */
  payment_customer_id: Generated<string | null>;
  /** The provider's subscription that pays for the plan; null when an admin set it. */
  plan_subscription_id: Generated<string | null>;
  /** May make API tokens and use them. */
  api_access: Generated<boolean>;
  /** The sandbox's own admin, which is closed when the product goes live. */
  is_sandbox_admin: Generated<boolean>;
  /** Keyed hash of the mailbox that opened the account; it stays when the account is deleted. */
  mailbox_hash: Generated<string | null>;
  created_at: Generated<Date>;
  /** Set with the deletion of the account, of which a nameless row stays for the ledger. */
  deleted_at: Generated<Date | null>;
}
