import type { AuthProvider, LedgerReason, SubscriptionStatus, UserRole } from "@standings/domain";

export const ROLES: Readonly<Record<UserRole, string>> = { user: "User", admin: "Admin" };

export const PROVIDERS: Readonly<Record<AuthProvider, string>> = { email: "E-mail", google: "Google" };

/** Plans in a column of the list. */
export const PLANS: Readonly<Record<SubscriptionStatus, string>> = {
  free_trial: "Trial",
  free: "Free",
  pro: "Pro",
  business: "Business",
};

export const LEDGER_REASONS: Readonly<Record<LedgerReason, string>> = {
  signup: "Sign-up credits",
  search: "Search",
  search_refund: "Search given back",
  discovery: "Discovery",
  discovery_refund: "Discovery given back",
  study_hold: "Held for a study",
  study_release: "Not used by a study",
  visit_hold: "Held for a visit of a brand",
  visit_release: "Not used by a visit of a brand",
  seo_analysis: "SEO analysis",
  seo_analysis_refund: "SEO analysis given back",
  source_analysis: "Source analysis",
  source_analysis_refund: "Source analysis given back",
  deduction: "Deduction",
  purchase: "Purchase",
  purchase_reversal: "Purchase taken back",
  reversal_undone: "Taken back wrongly, returned",
  debt_settlement: "Earlier debt settled",
  adjustment: "Set by an admin",
};
