export { changePassword } from "./account/change-password.ts";
export { deleteAccount } from "./account/delete-account.ts";
export { exportAccount } from "./account/export-account.ts";
export { updateAccount } from "./account/update-account.ts";
export { authenticate } from "./auth/authenticate.ts";
export { endOtherSessions, endSession } from "./auth/end-session.ts";
export { ensureAdmin } from "./auth/ensure-admin.ts";
export { forgotPassword } from "./auth/forgot-password.ts";
export { listSessions } from "./auth/list-sessions.ts";
export { login } from "./auth/login.ts";
export { logout } from "./auth/logout.ts";
export { hashPassword } from "./auth/passwords.ts";
export { forgetAttempts } from "./auth/rate-limit.ts";
export { refresh } from "./auth/refresh.ts";
export { type Registered, register } from "./auth/register.ts";
export { requireAdmin } from "./auth/require-admin.ts";
export { resendVerification } from "./auth/resend-verification.ts";
export { resetPassword } from "./auth/reset-password.ts";
export { createSessionStore } from "./auth/session-store.ts";
export type { SignedIn } from "./auth/sign-in.ts";
export { signInWithGoogle } from "./auth/sign-in-with-google.ts";
export { getUser, type User } from "./auth/user-view.ts";
export { verifyEmail, verifyEmailLink } from "./auth/verify-email.ts";
export { confirmCheckout } from "./billing/confirm-checkout.ts";
export { createCheckout } from "./billing/create-checkout.ts";
export { getPaymentOptions, type PaymentOptions } from "./billing/get-payment-options.ts";
export { handleWebhook } from "./billing/handle-webhook.ts";
export { getCustomer, listInvoices, listTransactions } from "./billing/list-billing.ts";
export { reconcileOpenPayments } from "./billing/reconcile-open-payments.ts";
export { findCompanyName } from "./company/find-company-name.ts";
export { findLogo, type Logo } from "./company/find-logo.ts";
export { forgetLogos } from "./company/forget-logos.ts";
export { seedCatalogue } from "./company/seed-catalogue.ts";
export { suggestCompanies } from "./company/suggest-companies.ts";
export type { Caller, FollowedEvent, Log, ServiceContext, Settings, Viewer } from "./context.ts";
export { storeConversion } from "./conversions/store-conversion.ts";
export { adjustCredits } from "./credits/adjust-credits.ts";
export { checkLedger, type LedgerDrift } from "./credits/check-ledger.ts";
export { deductCredits } from "./credits/deduct-credits.ts";
export { getBalance } from "./credits/get-balance.ts";
export { getUsage } from "./credits/get-usage.ts";
export { ServiceError } from "./errors.ts";
export { listModels, type ModelList } from "./models/list-models.ts";
export { type ExportedFile, exportCsv, exportPdf } from "./reports/export-result.ts";
export { createExecutor, type ManagedExecutor } from "./search/create-executor.ts";
export { deleteSearch } from "./search/delete-search.ts";
export { findResult, type Result, type ResultQuery } from "./search/find-result.ts";
export { checkRunOwner, followRun } from "./search/follow-run.ts";
export { getRawAnswer, type RawAnswer } from "./search/get-raw-answer.ts";
export { getSearch } from "./search/get-search.ts";
export {
  HISTORY_SORTS,
  type History,
  type HistoryPage,
  listHistory,
  listSearchRecords,
} from "./search/list-history.ts";
export { queryModel } from "./search/query-model.ts";
export { retryModel } from "./search/retry-model.ts";
export { type StartedRun, startRun } from "./search/start-run.ts";
export { unlockRun } from "./search/unlock-run.ts";
