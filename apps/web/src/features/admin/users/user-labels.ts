import type { AuthProvider, SubscriptionStatus, UserRole } from "@standings/domain";

export const ROLES: Readonly<Record<UserRole, string>> = { user: "User", admin: "Admin" };

export const PROVIDERS: Readonly<Record<AuthProvider, string>> = { email: "E-mail", google: "Google" };

/** Plans in a column of the list. */
export const PLANS: Readonly<Record<SubscriptionStatus, string>> = {
  free_trial: "Trial",
  free: "Free",
  pro: "Pro",
  business: "Business",
};
